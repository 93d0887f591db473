/**
 * Held out: written before the reader and never tuned on. A line is question | what the first 260 letters must match |
 * what they must not. Earlier questions of the same chat are before `>>`. Asked about 17 Jan 1997, 10:40, Jaipur, on 21 Nov 2026.
 */
export const keptSet = String.raw`
Which sign is my Venus in? | Sagittarius
What is my moon sign | Aries
tell me my nakshatra and pada | Bharani.*\b[1-4]
Who rules my seventh house? | Mercury
Is my Jupiter debilitated? | ^Yes.*Capricorn
which planets were retrograde when I was born | Rahu|Ketu|no planet
Am I going through sade sati right now? | ^Yes
When will my sade sati end? | 2032
Am I mangalik | ^Yes.*(Mars|7th)
which antardasha am I in | Mercury
When does my Mars mahadasha finish? | 20(2|3)\d
What comes after Mars mahadasha? | Rahu
Is there kaal sarp dosh in my kundli? | (No|Yes)
Do I have gajakesari yoga? | (No|Yes).*(Jupiter|Moon)
What yogas are there in my chart? | yoga
My navamsa ascendant please | D9|navamsa
where is Saturn in the dashamsha | D10
what tithi was I born on | tithi|Ashtami|Navami|Shukla|Krishna
On which weekday was I born? | Friday
Where is Saturn transiting these days? | Pisces
When will Jupiter change its sign next? | 2027|2026
Is Mercury exalted in my chart? | ^No.*Sagittarius
What is in my 11th house? | Sun|Jupiter
Is my 3rd house empty? | ^Yes
which is the strongest planet in my horoscope | strongest|Venus|Jupiter|Moon|Sun|Mars|Saturn|Mercury
What was my dasha in 2015? | Sun|Venus|Moon
meri rashi kya hai | Mesh
mera lagna kaunsa hai | Meen
shukra kis ghar mein hai meri kundli me | 10th house
abhi konsi mahadasha chal rahi h | Mangal
sadhesati kab khatam hogi | 2032
kya me manglik hu | ^Haan
mera nakshatra batao | Bharani
7th house ka swami kaun hai | Budh
मेरी राशि क्या है? | मेष
मेरे दसवें भाव में कौन से ग्रह हैं? | बुध|शुक्र
मेरा लग्न क्या है | मीन
शनि अभी किस राशि में हैं? | मीन
क्या मेरी साढ़ेसाती चल रही है? | ^हाँ
मेरी महादशा कौन सी है | मंगल
मंगल मेरी कुंडली में कहाँ हैं? | (सातवें|विवाह).*|कन्या
क्या मेरी कुंडली में कालसर्प दोष है? | नहीं|हाँ
नवांश में शुक्र किस राशि में हैं | नवांश|D9
When will I find a job? | (20\d\d|now|till|winter|spring|summer|month)
By when can I expect my promotion | 20\d\d
When can I buy my own flat? | 20\d\d
When is my financial situation going to improve? | 20\d\d
when will i go to canada | 20\d\d
Will I crack UPSC this attempt? | ^(Yes|No|Not|Perhaps|It)
Is this a good time to start a business? | ^(Yes|No|Not)
Can I trust my business partner? | partner
Will I get a government job | ^(Yes|No|Not)
Should I quit my job before January? | ^(Yes|No|Not)
Will I get transferred to my home town | ^(Yes|No|Not) | marry|marriage
Should I do an MBA or keep working? | (MBA|stud|work|job) | ^(Yes|No)\b
Job or business for me? | (job|business) | ^(Yes|No)\b
India or abroad, where should I settle? | (India|abroad|home) | ^(Yes|No)\b
Love or arranged marriage? | (love|arranged) | ^(Yes|No)\b
should I rent or buy a house | (rent|buy) | ^(Yes|No)\b
Why is my career stuck? | (10th|Saturn|because|work)
why do i always fight with my husband | 7th|because|marriage
Why do I feel so lonely | Moon|4th|because
How will 2027 be for me? | 2027
how is next month for my work | (Dec|month|December)
What does this week look like? | week|day|Moon|Nov
What kind of person will my husband be? | (partner|spouse|husband|7th)
How is my relationship with my mother? | (mother|4th)
Will my son get a good job? | (son|child|5th) | your son will not
When will my younger sister get married? | (sister|3rd)
How is my father's business going to do? | (father|9th)
will my elder brother clear his exam | brother|11th
What remedy can I do for Saturn? | (Saturday|sesame|mantra|Shani)
Tell me an upay for money problems | (day|mantra|give|donat|Saturday|Thursday|Tuesday|Monday|Friday|Wednesday|Sunday)
Which gemstone should I wear? | (not|No|don't|gem) | \bbuy a\b
What is a good day to buy a car next week? | (Nov|Dec|day|Mon|Wed|Thu|Fri|Sun)
When is a good time for griha pravesh this month? | (Nov|Dec|day|not|no )
is tomorrow good for an interview | ^(Yes|No|Not|Tomorrow|It)
Are you a real person? | AI
who made you, a human or machine | AI
What can you do? | (kundli|chart|answer|ask)
How much does one question cost? | (₹|free|price|wallet|plan)
thank you so much | (welcome|glad|thank|pleasure|good)
hi | (Namaste|Hello|Hi|ask)
good night | (night|well|rest|bye|sleep|care)
asdkjh qwe | (question|understand|read|again|words)
You are useless and stupid | (sorry|better|help|ask)
Your last answer was wrong | (sorry|what|which|check|tell)
What is the capital of France? | (kundli|chart|stars|can't|not)
Who will win the cricket match tomorrow | (chart|kundli|can't|not|match)
¿Cuándo me voy a casar? | (English|Hindi)
எனக்கு எப்போது திருமணம் நடக்கும்? | (English|Hindi)
আমার বিয়ে কবে হবে? | (English|Hindi)
meri naukri kab lagegi | 20\d\d|abhi
job change karu ya nahi | ^(Haan|Nahi|Abhi|Jaldi|Aasan)
shadi kab tak hogi meri | 20\d\d
kya mujhe promotion milega is saal | ^(Haan|Nahi|Abhi|Is|Jaldi|Aasan|Mauka|Ho sakta)
naukri ya business kya sahi rahega | (naukri|business|job) | ^(Haan|Nahi)
paisa kyu nahi tikta mere paas | (2nd|dhan|kharch|kyonki|paisa)
2027 mera kaisa rahega | 2027
mere pati kaise honge | (jeevansathi|7th|rishta|pati|vivah)
meri maa ke sath rishta kaisa rahega | (maa|mata|4th)
shani ka upay bataiye | (Shani|shanivar|mantra|til)
gadi kharidne ka shubh din agle hafte | (Nov|Dec|din|shubh)
tum insaan ho kya | AI
dhanyavad ji | (swagat|khushi|accha|shubh|dhanyavad)
namaste | (Namaste)
aap bahut bakwas karte ho | (maaf|behtar|sawal|kshama)
videsh kab jaunga | 20\d\d
ghar kab banega apna | 20\d\d
karza kab utrega mera | 20\d\d
kya sarkari naukri ka yog hai | ^(Haan|Nahi|Abhi|Jaldi|Aasan)
love marriage hogi ya arrange | (love|prem|arrange|parivar) | ^(Haan|Nahi)\b
मेरी शादी कब होगी | 20\d\d
नौकरी में तरक्की कब मिलेगी? | 20\d\d
क्या मुझे इस साल घर खरीदना चाहिए? | ^(हाँ|नहीं|अभी|इस)
नौकरी करूँ या व्यापार? | (नौकरी|व्यापार) | ^(हाँ|नहीं)
मेरा पैसा क्यों रुका हुआ है? | (भाव|क्योंकि|धन|पैस)
अगला साल कैसा रहेगा? | 2027
मेरे भाई की नौकरी कब लगेगी? | (भाई|तीसर)
मेरी माँ से अनबन क्यों रहती है | (माँ|चौथ|माता)
शनि के लिए कोई उपाय बताइए | (शनि|शनिवार|मंत्र|तिल)
क्या आप इंसान हैं? | एआई
धन्यवाद | (स्वागत|खुशी|अच्छा|शुभ)
नमस्ते | नमस्ते
आज मौसम कैसा रहेगा | (कुंडली|नहीं|मौसम)
माझं लग्न कधी होईल? | (हिंदी|अंग्रेज़ी|English|Hindi)
विदेश जाने का योग है क्या? | ^(हाँ|नहीं|अभी|योग)
कल इंटरव्यू है, कैसा रहेगा? | (कल|इंटरव्यू|काम)
मेरे पति का स्वभाव कैसा होगा? | (जीवनसाथी|सातव|पति)
When will I get married? >> why? | (because|7th|Venus|Mars|weigh)
When will I get married? >> and is it love or arranged? | (love|arranged) | ^(Yes|No)\b
Will I get a promotion? >> and when? | 20\d\d
Will I get a promotion? >> Will I get a promotion? | (already|asked|before|again|same)
How is my career? >> what about money? | (money|income|2nd|11th|earn)
How is my career? >> and in 2028? | 2028
Where is my Venus? >> what does it mean? | (Venus|10th)
Should I change my job? >> are you sure? | (sure|because|chart|promise|weigh|certain)
Will I go abroad? >> what should I do for it? | (abroad|day|mantra|step|do)
When will I get married? >> and my brother? | brother
shaadi kab hogi >> kyu? | (kyonki|7th|Shukra|Mangal|kaaran|wajah)
naukri kab lagegi >> aur paisa? | (paisa|paise|kamai|dhan|2nd|11th)
kya promotion milega >> aur kab? | 20\d\d
मेरी शादी कब होगी? >> क्यों? | (क्योंकि|भाव|वजह|कारण)
क्या विदेश जाना होगा? >> और कब? | 20\d\d
नौकरी कब लगेगी? >> नौकरी कब लगेगी? | (पहले|यही सवाल|फिर)
mera karobar kaisa chalega aage | (business|karobar|vyapar|7th|10th)
how was 2019 for me? | 2019
What happened in my chart in 2012 | 2012
`;
