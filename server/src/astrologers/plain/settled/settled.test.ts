import { askInTurn } from '../../testing/ask-in-turn';

it.each([
  ['dadi 88 ki hai aur hospital me hai. kitna samay hai unke paas, batao', /kundli/iu],
  ['my grandfather is 91 and in icu, how long will he be with us', /chart/u],
  ['नानी बिस्तर पर हैं, कितने दिन और रहेंगी हमारे साथ', /कुंडली/u],
])('names no time that the old and the ill have left: %s', (question, says) => {
  const { text, isFree } = askInTurn(question);
  expect(text.split('\n\n')[0]).toMatch(says);
  expect(text).not.toMatch(/20\d\d/u);
  expect(isFree).toBe(true);
});

it.each([
  ['hamari bhains ne khana chhod diya hai, kab tak theek hogi', /pashu/u],
  ['गाय ने चारा छोड़ दिया है, कब ठीक होगी', /पशु/u],
  ['my cat is vomiting since yesterday, will she be ok?', /vet/u],
  ['Will our Labrador recover from tick fever? >> Is it my shani which is affecting him? neighbour aunty told so', /not your Saturn|your planets do not/u],
  ['kya mere grah kharab hai isliye gaay bimar ho gayi', /nahi/iu],
  ['do billi paali hai tabse ghar me klesh badh gya, saas kehti hai billi ashubh hai. nikal du kya inko', /janavar/u],
  ['neighbour says black dog in house is unlucky, should we give it away?', /No, keep it|Do not send it away/u],
])('sends an ill animal to the vet and calls none unlucky: %s', (question, says) => {
  expect(askInTurn(question).text.split('\n\n')[0]).toMatch(says);
});

it.each([
  ['दुकान में चोरी हुई है, सामान मिलेगा क्या? >> नौकर पर शक है मुझे, वही है ना?', /शक सबूत|इल्ज़ाम/u],
  ['my gold chain is stolen >> I think the maid took it, is it her?', /suspicion|accusation/u],
  ['jewar chori ho gaye, bahu pe shak hai, usi ne liya hai kya', /shak|ilzaam/iu],
  ['mere paida hone ke baad papa ko ghata hua, dadi mujhe manhoos kehti hai, kya sach hai', /^Nahi/u],
  ['since I got married my father in law lost his business, they call me unlucky. Is my kundli really bad for them?', /^No|not your chart/u],
  ['शादी के बाद से पति की नौकरी चली गई, सब मुझे ही दोष देते हैं, क्या मेरी वजह से हुआ', /^नहीं/u],
  ['ननद से मेरी क्यों नहीं बनती? >> तो मैं ही झुकूँ हर बार?', /^नहीं, हर बार|^हर बार आप ही/u],
  ['fight with my sister in law >> should I always be the one to say sorry?', /^No, not each time|^Not always you/u],
])('names no thief and lays no blame on the one who asks: %s', (question, says) => {
  const { text, isFree } = askInTurn(question);
  expect(text.split('\n\n')[0]).toMatch(says);
  expect(isFree).toBe(true);
});

it.each([
  ['maine galti se birth place Patna ki jagah Pune daal diya tha. ab tak jo bataya wo sab galat hai kya?', /sab galat nahi|kuchh sahi/iu],
  ['by mistake i entered birth year 1996 in place of 1995, are all answers wrong', /another date/iu],
  ['जन्म स्थान गलती से कानपुर की जगह नागपुर भर दिया, क्या सब गलत है', /लग्न/u],
  ['can my husband read this chat, we both use same gmail', /^Yes|^They can/u],
  ['bhai aur mera ek hi account hai, kya wo meri baatein padh sakta hai', /^Haan|^Ji/u],
  ['मेरे फोन से पति भी लॉगिन हैं, उन्हें मेरी चैट दिखेगी क्या', /^हाँ|^जी/u],
])('says what a wrong record changes and who reads a shared account: %s', (question, says) => {
  expect(askInTurn(question).text.split('\n\n')[0]).toMatch(says);
});

it.each(['aaj interview kaisa jayega >> thnku astra, select ho gya!!', 'when will i clear SBI PO >> cleared it!! thanks a lot', 'भर्ती में चयन हो गया, आपका आभार', 'छुट्टी मंज़ूर हो गई, बहुत धन्यवाद आपका'])('shares good news and reads nothing: %s', (question) => {
  const { text, isFree } = askInTurn(question);
  expect(text).toMatch(/congratulations|badhayi|बधाई/iu);
  expect(isFree).toBe(true);
});

it.each([
  'papa hospital me hai kitne din me ghar aayenge',
  'dog le lu kya, labrador ya pug',
  'husband mujh pe shak karta hai kya karu',
  'did my manager steal my idea',
  'got the job but salary is low, thanks',
  'selected for two colleges, which one should I join, thanks',
  'thank you, loan approve ho gaya lekin emi zyada hai',
  'mera business kab chalega, bahut ghata ho gaya hai',
  'why do I always adjust at office, when will my promotion come',
])('leaves a neighbour alone: %s', (question) => {
  expect(askInTurn(question).text).not.toMatch(/congratulations|badhayi|suspicion|accusation|ilzaam|pashu|vet\b|Not always you|not each time|bachi hui umr/iu);
});

it.each([
  ['Is my chart better than my brother’s', /ranked|better than another/u],
  ['dost ki kismat meri kismat se achhi kyu hai', /kundli/iu],
  ['मेरी कुंडली भाई से कमज़ोर है क्या', /कुंडल/u],
  ['मेरी और मेरी दोस्त की एक ही राशि है, फिर उसको नौकरी मिल गई मुझे क्यों नहीं', /राशि/u],
  ['me and my cousin have same moon sign, why is he rich and not me', /sign/u],
])('ranks no chart beside another’s: %s', (question, says) => {
  const { text, isFree } = askInTurn(question);
  expect(text.split('\n\n')[0]).toMatch(says);
  expect(isFree).toBe(true);
});

it.each([
  'लॉकडाउन में चाचा ने माल उठवा लिया और मेरा ढाबा बैठ गया, वो कौन सा काल था मेरे लिए',
  'kaam wali bai ko hata du ya ek mauka aur du, chori ka shak h',
  '2011 में मेरा बच्चा पेट में ही नहीं ठहरा, उस साल ग्रह कैसे थे',
  'mohalle me kutta paal lu kya, bachcha dara rehta h',
  'बिल्ली के बच्चे रखूं या किसी को दे दूं, दूध सब पी जाते हैं',
  'शुक्रिया मन हल्का हो गया',
  'shukriya panditji, mood ban gaya',
  'chhat pe nimbu mirchi aur sindoor kisi ne rakha, kya koi meri tarakki se jal raha h',
  'क्या बेटी 11वीं में गणित संभाल पाएगी, लेना चाहती है',
  'agle saal satta bazar mere liye kaisa h, nifty me chhota mota karta hu retirement ke baad',
  'kya mujhe purani almaari jisme dadi ki saree rakhi h usko phenkna chahiye',
  'bawasir ka laser karwa liya parso, aage kaisa rahega',
])('takes no likeness of a word for the thing: %s', (question) => {
  expect(askInTurn(question).text).not.toMatch(/badhayi|बधाई|ilzaam|ilzam|इल्ज़ाम|शक सबूत|pashu|पशु|rivaj hai|budhapa|बच्चों का साथ|बच्चे पास|rakshabandhan|hi rakhiye/iu);
});
