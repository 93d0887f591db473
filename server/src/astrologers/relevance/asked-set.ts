/** The set that the reader was built with; lines as in kept-set.ts. */
export const askedSet = String.raw`
What is my rashi? | Moon sign.*Aries
In which house is my Mars? | Mars is in Virgo.*7th
What is my ascendant? | Pisces
Who is the lord of my 10th house? | Jupiter
Which planets are in my 7th house? | Mars and Rahu
Is Saturn in my first house? | Saturn.*1st
Is my Venus exalted? | ^No.*Sagittarius
Which planets aspect my 10th house? | aspect.*10th|No planet aspects
What nakshatra was I born in? | Bharani
which dasha is running for me now | Mars mahadasha, Mercury antardasha
when will my mercury antardasha end | 16 Mar 2027
When does my Rahu mahadasha start? | Rahu mahadasha runs from
What dasha will I have in 2032? | mahadasha
what was my mahadasha in 2010 | mahadasha
Is it my sade sati? | ^Yes.*first phase
When did my sade sati start? | 2032|2025
Do I have dhaiya? | dhaiya
Am I manglik? | ^Yes.*7th
Does my chart have kaal sarp yoga | ^(Yes|No)
Do I have pitra dosh? | ^(Yes|No)
Do I have raj yoga in my kundli? | ^(Yes|No).*Raja
tell me yogas in my kundli | yoga
what is my d9 lagna | navamsha.*ascendant
What is my Sun's position in D10? | dashamsha.*Sun
what karana and tithi was I born in | Shukla Navami|Shukla|Krishna
Where is Jupiter right now? | Jupiter.*(Leo|Cancer)
When does Saturn enter Aries? | Saturn enters Aries.*3 Jun 2027
When will Saturn become direct? | 11 Dec 2026|direct
is mercury retrograde in my horoscope | ^(Yes|No)
What does Rahu in the 7th house mean for me? | Rahu.*7th
meri kundli mein mangal kahan hai | Mangal.*7th house
chandra kis rashi me hai | Mesh
mera lagan kya hai | Meen
dasham bhav ka swami kaun hai | Guru
kya mujhe kaal sarp dosh hai | ^(Haan|Nahi)
guru kab rashi badlenge | Guru.*20\d\d
मेरी कुंडली में शुक्र कहाँ हैं? | शुक्र.*धनु
मेरे सातवें भाव का स्वामी कौन है? | बुध
क्या मैं मांगलिक हूँ? | ^हाँ
मेरा नक्षत्र क्या है? | भरणी
मेरी कुंडली में कौन से योग हैं? | योग
साढ़ेसाती कब खत्म होगी? | 2032
अगली महादशा किसकी है? | राहु
क्या मेरा गुरु नीच का है? | ^हाँ.*मकर
When will I get married? | 20\d\d
When will I get a job? | (20\d\d|till)
When will my debts be cleared? | 20\d\d
When will I buy a car | 20\d\d
Will I get married this year? | ^(Yes|No|Not)
Will I get the promotion by March? | ^(Yes|No|Not).*(20\d\d)
Will I pass my exam in May 2027? | ^(Yes|No|Not).*exam
Should I invest in stocks? | verdict | ^Yes
Should I leave my job? | ^(Yes|No|Not)
Is 2028 good for buying property? | ^(Yes|No|Not)
Will my ex come back? | ^(Yes|No|Not)
Does he love me? | (can't|No chart)
Is my husband cheating on me? | (can't|No chart)
What is the name of my future wife? | (can't|No chart)
Give me lottery numbers | (can't|No chart|verdict)
Should I choose science or commerce? | (science|commerce) | ^Yes\b
Private job or government job, which suits me? | (government job|a job) | ^Yes\b
Delhi or Mumbai for work? | (Delhi|Mumbai) | ^Yes\b
Should I stay in this company or switch? | (change|staying) | ^Yes\b
Why is my marriage getting delayed? | (because|reason).*(7th|Venus|Mars|Saturn|Rahu|Jupiter|Mercury)
Why can't I save money? | (because|reason)
How is my 2028? | 2028
How will December be for my career? | December
How is today for me? | today|day
How is my health this year? | (verdict|no date)
What is my future husband like? | (husband|partner).*(Virgo|7th)
Which career suits me? | Work in|A field
What should I study? | (Work in|A field|stud)
How is my relationship with my father? | father
Will my daughter do well in her exams? | daughter
When will my brother get married? | brother.*20\d\d|20\d\d.*brother
Will my wife get a job? | (wife|job)
What about my mother-in-law and me? | mother-in-law
Which mantra for Mercury? | Mercury.*Wednesday|Wednesday
Any remedy for delay in marriage? | For marriage
What can I do for peace of mind? | (peace of mind|day)
Should I wear blue sapphire? | ^(No|Better not).*tradition
Best day for marriage in December? | (Dec|day)
Is 25 November good to start a business? | ^(Yes|Not).*25 Nov 2026
When is Rahu kaal tomorrow? | (22 Nov|Rahu)
Auspicious time to buy a bike this week | day
How was last year for me? | 2025
Did I have a bad time in 2018? | 2018
Will I get a job by Diwali? | ^(Yes|No|Not).*(20\d\d)
How was this Diwali for me? | Diwali was on 8 Nov 2026
Will I be rich at 40? | (age of 40|Yes|Not)
are you a bot | AI
Are you ChatGPT? | AI
What can I ask you? | kundli
Is my data private? | (human|Nobody)
is astrology real | (computed|tradition)
thanks a lot | (welcome|Glad|pleasure|Good)
Hello | (Namaste|Hello)
bye | (Good night|Take care|Be well|Goodbye)
fghjkl | (read|understand|question)
??? | (read|understand|question)
idiot | (sorry)
Tell me a joke | (kundli|chart)
What is 25 plus 17? | (kundli|chart)
Quand vais-je me marier avec mon amour? | English
எனக்கு வேலை கிடைக்குமா | English
હું ક્યારે લગ્ન કરીશ | English
Naa pelli eppudu avuthundi | English
shaadi kab hogi meri | 20\d\d
kya mujhe sarkari nokri milegi | ^(Haan|Nahi|Abhi|Jaldi|Aasan)
paise kab aayenge | 20\d\d
business karna chahiye ya job | (business|vyapar|naukri) | ^Haan
love marriage hogi kya | ^(Haan|Nahi|Abhi)
pati se jhagda kyu hota hai | kyonki|wajah
aaj ka din kaisa hai | aaj|din|samay
agla mahina kaisa rahega | agle mahine
naukri ke liye koi upay | naukri|ke liye
kaunsa ratna pehnu | ratna
aap robot ho kya | AI
shukriya | (swagat|khushi|achha)
videsh jane ka yog hai ya nahi | ^(Haan|Nahi|Abhi)
bete ki padhai kaisi rahegi | (bete|padhai)
exam me pass ho jaunga kya | ^(Haan|Nahi|Abhi)
mere liye kaunsa career sahi hai | kaam
नौकरी कब मिलेगी? | 20\d\d
क्या मुझे नौकरी बदलनी चाहिए? | ^(हाँ|नहीं|अभी|जल्दी|आसान)
प्रेम विवाह होगा या अरेंज? | (प्रेम|परिवार) | ^हाँ
मेरी शादी में देरी क्यों हो रही है? | (क्योंकि|वजह)
2027 मेरे लिए कैसा रहेगा? | 2027
मेरी बहन की शादी कब होगी? | बहन
धन के लिए उपाय बताइए | (दिन|वार)
गाड़ी खरीदने का शुभ दिन कब है? | दिन
कर्ज कब उतरेगा? | 20\d\d
क्या आप रोबोट हैं? | एआई
आप कौन हैं? | एआई
मेरा स्वभाव कैसा है? | .
मुझे कौन सा काम करना चाहिए? | काम
Will I get married? >> when? | 20\d\d
When will I get a job? >> Why? | (because|reason)
Should I change my job? >> what about money? | money
How is my love life? >> And in 2028? | 2028
When will I get married? >> When will I get married? | same|already|before
Will I go abroad? >> ok thanks | (welcome|Glad|pleasure|Good)
naukri kab lagegi >> kyun? | (kyonki|wajah)
shaadi hogi kya >> aur kab? | 20\d\d
मेरी नौकरी कब लगेगी? >> और शादी? | विवाह
Where is my Mars? >> is that bad? | Mars
How is my career? >> and my wife's? | wife
`;
