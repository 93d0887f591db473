/** Questions as people type them, written before the reader was changed and judged by reading; lines as in kept-set.ts. */
export const heardSet = String.raw`
will i get married this year or next yr | (this year|in 2027) than
my bf broke up with me last month, will he come back? | ^(Yes|No|Not|It|There) | ^Last month
love marriage or arranged marriage for me | love marriage.*(ahead|better|more|suits)|arranged
how will be my relation with my mother in law | relationship with your mother-in-law | ^Married
should i leave my current job, manager is very toxic | change of job | for your boss
can i trust my business partner | (writing|blindly|slowly)
should i take personal loan for my sisters wedding | the loan|personal loan | for your sister'
good time to buy flat? | house of your own.*20\d\d
my husband's job is not stable, when will it improve | your husband's work.*20\d\d
my son doesnt study at all, what to do | your son's study
is next friday good for signing agreement | 27 Nov 2026
which stream should i take science or commerce | (science|commerce).*(better|suits|more|ahead|rather|before|first|lead)
will my brother get a job soon and will he get married | brother.*marriage|marriage.*brother
saas se roz jhagda hota h kab theek hoga | Saas ke saath rishte | vaivahik
meri gf ki shadi kahi aur ho rahi hai kya krun | rishte
padhai me man nahi lagta | Padhai | yash
bachha kab hoga shadi ko 5 saal ho gye | Santan
bhai se property ka jhagda kab khatam hoga | Vivad | 20\d\d
padosi dushmani rakhta hai kya kare | Virodhiyon se nipatne|padosi dushmani
kisi ne kuch kar diya hai kya ghar pe | (nazar|tona|jadu) | ^Haan
somvar ko gadi lena theek rahega? | Somvar.*gaadi
10th house me kaun sa grah hai | (Budh|Shukra) | ^Haan
तलाक के बाद दूसरी शादी का योग है क्या | दूसरे विवाह
सरकारी नौकरी मिलेगी या प्राइवेट ही करनी पड़ेगी | सरकारी नौकरी | मिलेगी के|पड़ेगी से
यूपीएससी में मेरा चयन होगा क्या | परीक्षा|यूपीएससी में आपका चयन
मेरे शत्रु कौन हैं | (नहीं दिखता|नहीं बता) | दफ़्तर
मुझे नज़र बहुत लगती है, क्या उपाय करूँ | नज़र
मेरा शुभ रंग और शुभ अंक क्या है | अंक.*रंग
गुरुवार को गृह प्रवेश कर लें क्या | 26 नवंबर 2026|गुरुवार
दिसंबर 2026 मेरे लिए कैसा रहेगा | ^दिसंबर 2026
मेरी पत्नी का स्वभाव कैसा होगा | ^आपकी पत्नी
पायथन में कोड लिख दो | कुंडली
I'm 31 and still unmarried, parents worried, is there any chance in 2027 | marriage
after marriage will i live with in laws or separately | (in laws|separately).*(ahead|better|suits|more) | will i
should i buy a second hand car or new | second hand
we are planning to sell our old house, good price milega? | selling the property
my daughter is very stubborn, how will her future be | your daughter
will my sister's marriage last | sister's married life
rahu mahadasha effects for me | ^Rahu is in your
which sign is my lagna lord in | ^Jupiter is in your 11th house
venus in d9 please | navamsha.*Venus
how much do you charge per question | ₹6
you gave wrong prediction last time | (sorry|Sorry)
can you read tamil | English or Hindi
shaadi k baad meri life kaisi hogi | Vaivahik jivan
pati ka dusri aurat se chakkar hai kya | (nahi dikhta|nahi bata) | ^Haan
bank wale loan nahi de rahe kab milega | ^(?!Karz).*[Ll]oan
12th ke baad kya karu | Barahvin ke baad
shaniwar ko baal katwana chahiye ya nahi | Shanivar|riwa+j|ri?ti|reeti
pichle 3 saal bahut kharab gaye, aage kaisa hai | 20\d\d
recharge kiya paisa nahi aaya | wallet
लव मैरिज होगी या अरेंज | (लव मैरिज|अरेंज)
नौकरी और व्यापार में से क्या करूँ | (नौकरी|व्यापार).*(बेहतर|पहले|आगे)
सोना खरीदूँ या ज़मीन | सोना.*ज़मीन|ज़मीन.*सोना | खरीदूँ का
दसवीं में कितने नंबर आएँगे | परीक्षा
मुझे घुटनों में दर्द रहता है | सेहत | 20\d\d
क्या मैं माँ बन पाऊँगी | संतान | 20\d\d
साढ़ेसाती का कौन सा चरण है | पहला चरण | ^हाँ
मंगलवार को नौकरी जॉइन करूँ? | (24 नवंबर|मंगलवार)
my father and i dont talk, will it be okay | relationship with your father
which planet is strong in my chart | strongest
shani dev ko khush kaise kare | Shani
aaj kaunsa rang pehnu | rang | ^Ratna
ससुर जी से नहीं बनती | ससुर के साथ रिश्ते
क्या मैं आईएएस बन सकता हूँ | सरकारी नौकरी
नमस्ते जी | ^नमस्ते
meri naukri kab lagegi >> aur uske baad? | (baad|Phir).*20\d\d
मेरी शादी कब होगी >> लड़का कैसा होगा | स्वभाव
which dasha is running >> and next? | Next|After
kya main business karu >> loan lu? | ^(Haan|Jaldi|Aasan|Mauka|Ho sakta)
meri behen ki shadi kab hogi >> aur meri? | vivah | behen
where is mars in my chart >> is it strong | (strength|slowly|effort|supported)
बेटा पढ़ाई नहीं करता >> क्या करूँ >> उसकी नौकरी लगेगी? | बेटे की नई नौकरी
main kaun sa ratna pehnu >> kis ungli me | [Rr]atna
`;
