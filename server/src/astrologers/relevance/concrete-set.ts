/**
 * A part of 150 questions by a writer who did not know the reader: short, about specific objects, places and people, half of
 * them in Hindi. Lines as in kept-set.ts. At first 58 % of the 150 were answered.
 */
export const concreteSet = String.raw`
whats my ascendant | Pisces
Is my moon in a good place | Moon.*Aries
am i manglik yes or no | ^Yes.*7th
Sir when my transfer will come, posted in Leh since 3 yrs | transfer.*20\d\d
when will i clear NET exam, attempt no 4 | exam.*202[678]
Is business in my chart or I should forget it | ^(Yes|No|Not) | forget
does he love me back | (chart|can't)
will i win the panchayat election on 14th | 14 Dec 2026
Infosys or Cognizant? joining letters of both in hand | Infosys.*Cognizant|Cognizant.*Infosys | letters
Pune or Hyderabad for settling down | (Pune|Hyderabad).*(side|rules)
should I buy Creta or Seltos lol | Creta|Seltos | lol
MBA now or continue job 2 more yrs | MBA
Rohan or Vikram, both families said yes, I'm confused | both | confused
plot in village or flat in town, have 18 lakhs | plot.*flat|flat.*plot | lakhs
physics or computer science for my BSc | physics|computer
gold or mutual fund for my savings, i am housewife | (gold|mutual) | housewife
Why do all my jobs end in 1 year | your work|all your jobs end | next 1 year
why am I always so anxious before meetings, mercury? | Mercury
how is my career from here, cab driver for 9 years | your work | next 9
How can I get over fear of public speaking as per my horoscope | speak
what does my chart say about my mother | your mother
my boss Mr Sharma is torturing with targets, when will he leave | boss.*(leaving|goes).*20\d\d | partner
which gemstone, please no costly one | tradition.*(pukhraj|sapphire).*(promise|advise)
what fast should a working woman keep for jupiter | Thursday
Auspicious time for signing flat agreement this week in Mumbai | Nov 2026 | business
When should i start learning veena | best day.*(Nov|Dec) 2026 | business
are you a human or computer | AI
do you keep my birth details private? | (Nobody|No human)
how much for full report | report
what if my birth time is wrong by 15 minutes | 15 minutes.*Pisces
what's the capital of Australia | (kundli|chart)
you said no to me doing business. Should I start own business? >> why | (because|reason|Mercury|7th)
how is my health of finances next year >> and my husband? | husband's money
Should I take the Chennai offer or stay in Trichy >> which one then | Chennai|Trichy
I am retired headmaster, 71, will I visit Kashi and Rameswaram | travel
mere kundli me shani kaha baitha h | Shani.*1st house
mera paisa kab wapas milega jo dost ko diya tha | paise wapas | dost ke
kya mai apna truck le paunga | gaadi
pyaar wali shadi h ya arrange | prem vivah.*pasand|pasand.*prem vivah
delhi jau ya surat kaam ke liye | (Delhi|Surat).*disha
bullet lu ya splendor, doodh bechta hu | bullet.*splendor|splendor.*bullet | doodh
ssc ya railway kiski taiyari karu | relve|railway
beti ko bsc nursing karau ya b.ed | (B\.Ed|narsing)
jaipur wali ladki ya gaon wali, ghar me dono ki baat chal rhi | dono.*(vivaran|kundli)
raat ko itne ajeeb sapne kyu aate hai | (kyonki|wajah)
meri maa ke sath mera rishta kaisa h kundli me | maa ke saath rishte | vivah
saas ka taana kab band hoga | saas.*20\d\d
seth ji badhayenge pagar ya dusri jagah dekhu | dusri jagah
mangal ka koi totka jo ghar pe ho jaye | Mangal | virodhi
gaadi ki delivery sham ko lu ya subah, kal ki hai | ^(Subah|Shaam|Sham)
mundan kab karaye chhote ka | (Nov|Dec) 2026
dhanyawad guruji dil khush kar diya | (swagat|khushi|achha)
hjkl bhai bhai 000 kkk | (samajh|understand|read|padhi)
sarkari ki taiyari karu ya papa ki dukan sambhalu >> dono me se ek bolo | sarkari naukri.*vyapar|vyapar.*sarkari naukri
खेत में बोरवेल कब कराऊँ | (नवंबर|दिसंबर) 2026
बीए करूँ या पॉलिटेक्निक | पॉलिटेक्निक.*BA|BA.*पॉलिटेक्निक
सब्जी बोऊँ या गन्ना इस बार | सब्ज़ी.*गन्ना|गन्ना.*सब्ज़ी
भैंस लूँ या ई-रिक्शा | भैंस.*रिक्शा|रिक्शा.*भैंस
नौकरी करूँ या घर से पापड़ का काम | घर से काम|घर का बना
मेहनत का फल मुझे देर से क्यों मिलता है | (क्योंकि|वजह)
पति मुझसे कम क्यों बोलते हैं | (क्योंकि|वजह) | काम को
लोग मेरी बात का बुरा क्यों मान जाते हैं | (क्योंकि|वजह)
आने वाले पाँच साल कैसे रहेंगे | अगले 5 सालों.*तक
साहब मुझसे खुश क्यों नहीं रहते | (क्योंकि|वजह)
छोटे भाई से जमीन की बात कब सुलझेगी | पैतृक संपत्ति|छोटे भाई से जमीन की बात | छोटे भाई के
मूँगा पहन सकती हूँ क्या | (हाँ|नहीं|मत).*मूँगा
पढ़ाई के लिए कौन सा मंत्र जपूँ | नमः
आप मनुष्य हैं या मशीन | एआई
मेरी जन्मतिथि गलत डल गई, कैसे बदलूँ | कुंडली.*(सुधार|बदल)
बहुत बहुत धन्यवाद बेटा, खुश रहो | (स्वागत|खुशी|अच्छा)
आलू का भाव क्या है आज | कुंडली
क्या मुझे सरकारी ठेका मिलेगा >> और कब? | 20\d\d | सरकारी नौकरी
बड़ी दुकान किराये पर लूँ या छोटी खरीद लूँ >> फिर किसे चुनूँ | किराए.*खरीद|खरीद.*किराए
Who will get married first, me or my brother? | (brother|you).*first
क्या मेरी शादी मेरे छोटे भाई से पहले होगी? | ^(हाँ|नहीं).*पहले
beti ya beta, kiski naukri pehle lagegi | pehle
Should I lend money to my friend? | (lend|not) | friend's
मामा को उधार दूँ या मना कर दूँ? | उधार|मत दीजिए
Should I sell my old car this year? | selling the vehicle
meri purani bike kab bikegi | gaadi bech|aapki purani bike
is my kundli cursed | ^No
kya meri kundli kharab hai | ^Nahi
When will my exam result come? | board.*202[67]
marriage now or after MBA? | marriage | higher study
My parents want me to marry but I want to study, what should I choose? | stud.*marr|marr.*stud
How will my mother be? | your mother | relationship
मेरी माँ कैसी रहेंगी? | माँ के लिए | रिश्ते
What does Saturn in my chart do to my marriage? | Saturn.*7th
`;
