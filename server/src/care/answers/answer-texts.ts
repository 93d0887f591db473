import type { AnswerKey } from './answer-key';
import type { CareLanguage } from '../classes';
import { textsAbove } from './texts-above';

/** The fixed answers, each under 60 words, as specified in docs/product/care.md; those that replace an answer end with one question. */
const texts: Record<AnswerKey, readonly [en: string, hi: string, latin: string]> = {
  ...textsAbove,
  attempt: [
    'Call 112 now, or call out: "I am not safe." Move away from what could hurt you. Is someone near?',
    'अभी 112 मिलाइए, या पुकारिए: "मैं सुरक्षित नहीं हूँ।" जिससे चोट लगे, उससे दूर हटिए। कोई पास है?',
    'Abhi 112 milaiye, ya pukariye: "main safe nahi hoon." Jisse chot lage, usse door hatiye. Koi paas hai?',
  ],
  ideation: [
    'I am glad you said it. You need not carry it alone. Are you thinking of ending your life?',
    'अच्छा हुआ कि आपने कहा। इसे अकेले नहीं उठाना है। क्या अपनी जान लेने का खयाल है?',
    'Achha hua aapne kaha. Ise akele nahi uthana. Kya apni jaan lene ka khayal hai?',
  ],
  ideationOther: [
    'It is good that you ask for them. Stay with them, listen, and ask plainly whether they think of ending their life: asking plants nothing. Call together. Are they safe right now?',
    'अच्छा है कि आप उनके लिए पूछ रहे हैं। साथ रहिए, सुनिए, और साफ़ पूछिए कि क्या जान देने का खयाल है: पूछने से खयाल नहीं आता। साथ में फ़ोन कीजिए। क्या वे अभी सुरक्षित हैं?',
    'Achha hai ki aap unke liye pooch rahe hain. Saath rahiye, suniye, aur saaf poochiye ki kya jaan dene ka khayal hai: poochne se khayal nahi aata. Saath mein phone kijiye. Kya woh abhi safe hain?',
  ],
  stay: [
    'Thank you for telling me. For the next ten minutes, sit with someone you trust, or call and let them stay on the line with you. Are you safe right now?',
    'बताने का शुक्रिया। अगले दस मिनट किसी अपने के पास बैठिए, या फ़ोन मिलाइए और उन्हें लाइन पर रहने दीजिए। क्या आप अभी सुरक्षित हैं?',
    'Batane ka shukriya. Agle das minute kisi apne ke paas baithiye, ya phone milaiye aur unhe line par rehne dijiye. Kya aap abhi safe hain?',
  ],
  check: [
    'Before anything else: are you safe right now? If something weighs too much, you can say it here, free. On 14416 people listen, day and night.',
    'सबसे पहले: क्या आप अभी सुरक्षित हैं? कोई बात बहुत भारी हो, तो यहाँ मुफ़्त में कह सकते हैं। 14416 पर लोग दिन-रात सुनते हैं।',
    'Sabse pehle: kya aap abhi safe hain? Koi baat bahut bhaari ho, to yahan muft mein keh sakte hain. 14416 par log din-raat sunte hain.',
  ],
  selfHarm: [
    'Thank you for trusting me with this. The pain is real, and there are people who help without scolding. Clean a wound and cover it; a deep one needs a doctor today. Are you safe right now?',
    'बताने का शुक्रिया। दर्द सच्चा है, और बिना डाँटे साथ देने वाले लोग हैं। घाव साफ़ करके ढक लीजिए; गहरा हो तो आज ही डॉक्टर को दिखाइए। क्या आप अभी सुरक्षित हैं?',
    'Batane ka shukriya. Dard sachcha hai, aur bina daante saath dene wale log hain. Ghaav saaf karke dhak lijiye; gehra ho to aaj hi doctor ko dikhaiye. Kya aap abhi safe hain?',
  ],
  emergency: [
    'Call now, say where you are. Stay close; nothing by mouth unless told to. Awake and breathing?',
    'अभी फ़ोन कीजिए, पता बताइए। साथ रहिए; बिना पूछे कुछ न खिलाइए। होश है, साँस चल रही है?',
    'Abhi phone kijiye, pata bataiye. Saath rahiye; bina pooche kuch na khilaiye. Hosh hai, saans chal rahi hai?',
  ],
  harm: [
    'That is a lot of anger. Step away now and call first. Can you leave?',
    'गुस्सा बहुत भारी है। वहाँ से हटिए, पहले फ़ोन कीजिए। निकलना हो पाएगा?',
    'Gussa bahut bhaari hai. Wahan se hatiye, pehle phone kijiye. Nikalna ho payega?',
  ],
  voice: [
    'You did right to say it; with help such voices and thoughts pass, and you are not to blame for them. Give the child to someone else now, stay among people, and call. Who is near you?',
    'कहकर ठीक किया; मदद से ऐसी आवाज़ें और ख़याल चले जाते हैं, और इनमें आपकी गलती नहीं। बच्चे को अभी किसी और के पास दीजिए, लोगों के बीच रहिए और फ़ोन मिलाइए। आपके पास कौन है?',
    'Keh kar theek kiya; madad se aisi aawazein aur khayal chale jaate hain, aur inmein aapki galti nahi. Bachche ko abhi kisi aur ke paas dijiye, logon ke beech rahiye aur phone milaiye. Aapke paas kaun hai?',
  ],
  violence: [
    'I believe you; it is not your fault, no planet excuses it. If they are near, go to other people. Is it safe to read this?',
    'आपकी बात पर यकीन है; गलती आपकी नहीं, कोई ग्रह इसे सही नहीं ठहराता। वे पास हों तो लोगों के बीच जाइए। पढ़ना सुरक्षित है?',
    'Aapki baat par yakeen hai; galti aapki nahi, koi grah ise sahi nahi thehrata. Woh paas hon to logon ke beech jaiye. Padhna safe hai?',
  ],
  child: [
    'You did right to tell; it is not your fault. Tell a grown-up you trust too. Are you safe now?',
    'बताकर ठीक किया; गलती आपकी नहीं। भरोसे के किसी बड़े को भी बताइए। अभी सुरक्षित हैं?',
    'Bata kar theek kiya; galti aapki nahi. Bharose ke kisi bade ko bhi bataiye. Abhi safe hain?',
  ],
  dowry: [
    "I believe you. Asking for dowry is a crime, and it is not your fault or your parents'. Tell one person of your own side today. Are you safe in that house right now?",
    'आपकी बात पर यकीन है। दहेज माँगना अपराध है; गलती न आपकी है, न मायके की। आज अपनी ओर के किसी एक को बताइए। क्या उस घर में आप अभी सुरक्षित हैं?',
    'Aapki baat par yakeen hai. Dahej maangna apraadh hai; galti na aapki hai, na mayke ki. Aaj apni taraf ke kisi ek ko bataiye. Kya us ghar mein aap abhi safe hain?',
  ],
  blackmail: [
    'I believe you; who threatens you is at fault, not you. Do not pay. Report it: pictures must come down within 24 hours. Tell one person you trust. Are they near you now?',
    'आपकी बात पर यकीन है; गलती धमकाने वाले की है, आपकी नहीं। पैसे मत दीजिए। शिकायत कीजिए: तस्वीरें 24 घंटे में हटानी होती हैं। भरोसे के एक इंसान को बताइए। क्या धमकाने वाला अभी पास है?',
    'Aapki baat par yakeen hai; galti dhamkane wale ki hai, aapki nahi. Paise mat dijiye. Shikayat kijiye: tasveerein 24 ghante mein hatani hoti hain. Bharose ke ek insaan ko bataiye. Kya dhamkane wala abhi paas hai?',
  ],
  sadness: [
    "That sounds heavy, and it is no weakness and no planet's doing. A doctor or counsellor can help; the call is free. Tell someone close today how it has been. Do you ever think of ending your life?",
    'यह बहुत भारी होगा; यह न कमज़ोरी है, न किसी ग्रह का किया। डॉक्टर या काउंसलर मदद करते हैं; फ़ोन मुफ़्त है। आज किसी अपने को बताइए। क्या कभी जान देने का खयाल आता है?',
    'Yeh bahut bhaari hoga; yeh na kamzori hai, na kisi grah ka kiya. Doctor ya counsellor madad karte hain; phone muft hai. Aaj kisi apne ko bataiye. Kya kabhi jaan dene ka khayal aata hai?',
  ],
  addiction: [
    'It is an illness and it can be treated; nobody has to stop alone. Stopping drink suddenly can be dangerous: ask a doctor first. A fit needs 112 at once. Who could go along to the first visit?',
    'यह बीमारी है और इसका इलाज है; अकेले नहीं छोड़ना पड़ता। शराब एकदम बंद करना खतरनाक हो सकता है: पहले डॉक्टर से पूछिए। दौरा पड़े तो तुरंत 112। पहली बार साथ कौन जा सकता है?',
    'Yeh bimari hai aur iska ilaaj hai; akele nahi chhodna padta. Sharab ekdam band karna khatarnak ho sakta hai: pehle doctor se poochiye. Daura pade to turant 112. Pehli baar saath kaun ja sakta hai?',
  ],
  eating: [
    'Thank you for saying it; many people carry this in secret. A doctor and a listening ear help more than any fast. Could you eat or drink a little now, with someone beside you?',
    'कहने का शुक्रिया; बहुत लोग इसे छिपाकर ढोते हैं। किसी भी व्रत से ज़्यादा डॉक्टर और सुनने वाला काम आता है। क्या अभी किसी के साथ थोड़ा खा-पी पाएँगे?',
    'Kehne ka shukriya; bahut log ise chhipakar dhote hain. Kisi bhi vrat se zyada doctor aur sunne wala kaam aata hai. Kya abhi kisi ke saath thoda kha-pi payenge?',
  ],
  minor: [
    'This site is for grown-ups, so nothing is charged and there is no reading about love here. What you feel matters: talk to a grown-up you trust, or call. Is something troubling you right now?',
    'यह साइट बड़ों के लिए है, इसलिए कुछ नहीं लगेगा, और प्यार की भविष्यवाणी यहाँ नहीं होगी। मन की बात ज़रूरी है: भरोसे के किसी बड़े से कहिए, या फ़ोन कीजिए। क्या अभी कोई परेशानी है?',
    'Yeh site badon ke liye hai, isliye kuch nahi lagega, aur pyaar ki bhavishyavani yahan nahi hogi. Mann ki baat zaroori hai: bharose ke kisi bade se kahiye, ya phone kijiye. Kya abhi koi pareshani hai?',
  ],
  grief: [
    'I am sorry for your loss. There is no right way to mourn, and no word from the dead can come through a chart. Let someone sit with you today and speak of them. Who is with you?',
    'आपके दुख में साथ हूँ। शोक का कोई एक सही तरीका नहीं, और कुंडली से दिवंगत का संदेश नहीं आता। आज किसी को पास बिठाइए और उनकी बात कीजिए। आपके साथ कौन है?',
    'Aapke dukh mein saath hoon. Shok ka koi ek sahi tareeka nahi, aur kundli se divangat ka sandesh nahi aata. Aaj kisi ko paas bithaiye aur unki baat kijiye. Aapke saath kaun hai?',
  ],
  illness: [
    'I hope it goes well. A chart cannot tell what a body has or how it will heal; the doctor can. For today: write down three questions for the next visit, and take someone along. What worries you most?',
    'आशा है सब अच्छा हो। शरीर में क्या है और कैसे ठीक होगा, यह कुंडली नहीं, डॉक्टर बता सकते हैं। आज तीन सवाल लिखिए और मिलने किसी को साथ ले जाइए। सबसे ज़्यादा चिंता किस बात की है?',
    'Asha hai sab achha ho. Sharir mein kya hai aur kaise theek hoga, yeh kundli nahi, doctor bata sakte hain. Aaj teen sawaal likhiye aur milne kisi ko saath le jaiye. Sabse zyada chinta kis baat ki hai?',
  ],
  medication: [
    'Please stop or change nothing on your own: no stone, fast or mantra takes the place of a medicine. Whoever prescribed it can lower or change it safely; call them today. A prayer may stand beside it. What troubles you about it?',
    'अपने आप कुछ बंद या बदलिए नहीं: रत्न, व्रत या मंत्र दवा की जगह नहीं लेते। जिन्होंने लिखी है वही सुरक्षित ढंग से बदल सकते हैं; आज उनसे पूछिए। प्रार्थना साथ चल सकती है। दवा से क्या परेशानी है?',
    'Apne aap kuch band ya badliye nahi: ratna, vrat ya mantra dawa ki jagah nahi lete. Jinhone likhi hai wahi safe dhang se badal sakte hain; aaj unse poochiye. Prarthana saath chal sakti hai. Dawa se kya pareshani hai?',
  ],
  pregnancy: [
    "I wish you well. Whether and when a child comes, and how a pregnancy goes, a doctor can tell and no chart; a child's sex is never told here: the law forbids it. Take both partners' reports to a doctor together. Bleeding or strong pain in pregnancy: 112 at once. What did the doctor say last?",
    'आपके लिए शुभकामना। संतान कब होगी या गर्भ कैसा रहेगा, यह कुंडली नहीं, डॉक्टर बता सकते हैं; बच्चे का लिंग यहाँ कभी नहीं बताया जाता, कानून मना करता है। दोनों की रिपोर्ट लेकर साथ डॉक्टर से मिलिए। गर्भ में खून या तेज़ दर्द हो तो तुरंत 112। डॉक्टर ने पिछली बार क्या कहा?',
    'Aapke liye shubhkamna. Santan kab hogi ya garbh kaisa rahega, yeh kundli nahi, doctor bata sakte hain; bachche ka ling yahan kabhi nahi bataya jata, kanoon mana karta hai. Dono ki report lekar saath doctor se miliye. Garbh mein khoon ya tez dard ho to turant 112. Doctor ne pichhli baar kya kaha?',
  ],
  abortion: [
    'That is yours to decide, without blame. By a doctor it is lawful to 20 weeks, for some to 24, unmarried too; pills without a doctor are risky. No date is given here. If someone forces you: 181. Is there a doctor you can see this week?',
    'यह फ़ैसला आपका है, कोई दोष नहीं। डॉक्टर से यह 20 हफ़्ते तक, कुछ के लिए 24 तक कानूनी है, अविवाहित के लिए भी; बिना डॉक्टर गोलियाँ जोखिम हैं। यहाँ तारीख नहीं दी जाती। कोई दबाव दे तो 181। इस हफ़्ते किस डॉक्टर से मिल सकते हैं?',
    'Yeh faisla aapka hai, koi dosh nahi. Doctor se yeh 20 hafte tak, kuch ke liye 24 tak kanooni hai, avivahit ke liye bhi; bina doctor goliyan jokhim hain. Yahan tareekh nahi di jati. Koi dabaav de to 181. Is hafte kis doctor se mil sakte hain?',
  ],
  death: [
    'No year of a death is read here: no chart holds it. If a body worries you, a doctor can look; if a thought does, someone will listen, free. Call a person you love today. What frightens you most?',
    'मृत्यु का साल यहाँ नहीं बताया जाता: किसी कुंडली में वह नहीं होता। शरीर की चिंता हो तो डॉक्टर देखें; मन की हो तो कोई मुफ़्त सुनेगा। आज किसी अपने से बात कीजिए। सबसे ज़्यादा डर किस बात का है?',
    'Mrityu ka saal yahan nahi bataya jata: kisi kundli mein woh nahi hota. Sharir ki chinta ho to doctor dekhein; mann ki ho to koi muft sunega. Aaj kisi apne se baat kijiye. Sabse zyada darr kis baat ka hai?',
  ],
  court: [
    'No verdict or date of a court is read here. A lawyer can tell where you stand, and legal aid is free for many. For today: put the papers in order and note the next date. Have you a lawyer?',
    'अदालत का फ़ैसला या तारीख यहाँ नहीं बताई जाती। स्थिति वकील बता सकते हैं, और कई लोगों को कानूनी मदद मुफ़्त है। आज कागज़ एक जगह रखिए, अगली तारीख लिखिए। क्या आपके पास वकील है?',
    'Adalat ka faisla ya tareekh yahan nahi batai jati. Sthiti vakeel bata sakte hain, aur kai logon ko kanooni madad muft hai. Aaj kagaz ek jagah rakhiye, agli tareekh likhiye. Kya aapke paas vakeel hai?',
  ],
  gambling: [
    'No number and no lucky day is given here: chance has neither. If money is gone, chasing it loses more. For today: put the app or the cash out of reach for a day and tell one person. Is it hard to stop?',
    'यहाँ न नंबर बताया जाता है, न शुभ दिन: किस्मत के खेल में दोनों नहीं होते। गया पैसा पकड़ने में और जाता है। आज ऐप या पैसा एक दिन दूर रखिए और किसी एक को बताइए। क्या रुकना मुश्किल है?',
    'Yahan na number bataya jata hai, na shubh din: kismat ke khel mein dono nahi hote. Gaya paisa pakadne mein aur jata hai. Aaj app ya paisa ek din door rakhiye aur kisi ek ko bataiye. Kya rukna mushkil hai?',
  ],
  debt: [
    'Debt is heavy, and it can be sorted; no new loan for an old one today. Write down what is owed to whom, and ask the bank for a plan. Threats from loan apps can be reported. Do you sometimes feel like giving up?',
    'कर्ज़ भारी है, पर सुलझ सकता है; आज पुराने के लिए नया कर्ज़ मत लीजिए। किसका कितना है, लिखिए, और बैंक से योजना माँगिए। ऐप की धमकी की शिकायत हो सकती है। क्या कभी हार मानने का मन होता है?',
    'Karz bhaari hai, par sulajh sakta hai; aaj purane ke liye naya karz mat lijiye. Kiska kitna hai, likhiye, aur bank se yojna maangiye. App ki dhamki ki shikayat ho sakti hai. Kya kabhi haar maanne ka mann hota hai?',
  ],
  blackMagic: [
    'Nobody can take a life or a child because a puja was not paid for; who says so sells fear. Pay nothing more, and tell one person today. A threat: 112. Money already paid: 1930. Voices that frighten: 14416. What happened?',
    'पूजा के पैसे न देने से न किसी की जान जाती है, न बच्चा; जो ऐसा कहे वह डर बेचता है। और पैसे मत दीजिए, आज किसी एक को बताइए। धमकी हो तो 112, पैसे दे दिए तो 1930, आवाज़ें डराएँ तो 14416। क्या हुआ?',
    'Pooja ke paise na dene se na kisi ki jaan jati hai, na bachcha; jo aisa kahe woh darr bechta hai. Aur paise mat dijiye, aaj kisi ek ko bataiye. Dhamki ho to 112, paise de diye to 1930, aawazein darayein to 14416. Kya hua?',
  ],
};

const notes = ['I am an AI; people can come.', 'यहाँ एआई है; लोग आ सकते हैं।', 'Yahan AI hai; log aa sakte hain.'];
const order: readonly CareLanguage[] = ['en', 'hi', 'hi-Latn'];

/** The help of an answer alone, in a language. */
export const sayHelp = (key: AnswerKey, language: CareLanguage): string => texts[key][order.indexOf(language)] ?? texts[key][0];

/** The fixed answer in a language: its text, and the notice that an AI wrote it. */
export const formatAnswer = (key: AnswerKey, language: CareLanguage): string =>
  `${sayHelp(key, language)}\n\n${notes[order.indexOf(language)] ?? notes[0]}`;
