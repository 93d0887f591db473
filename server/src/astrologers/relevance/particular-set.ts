/** Questions with an answer of their own: jobs at risk, what now, offers, branches, trades, markets, names, numbers, years and days. Each with what its first letters must hold and, after a second bar, must not. */
export const particularSet = `
I am on a performance improvement plan, is my job gone | job|post|house of work | Not easily
PIP me daal diya hai, naukri bachegi kya | naukri|post | nayi naukri ke liye sabse sahi
company layoffs chal rahe hain, mera number lagega kya | naukri | AI jyotishi
मुझे पीआईपी में डाल दिया गया है, नौकरी बचेगी या जाएगी | नौकरी | जाएगी को
HR has called me for a layoff discussion tomorrow, will I be out | job|post
probation extended twice, will they confirm me | job|post|house of work | catch
boss ne PIP diya hai, khud resign kar du ya ruku | istifa|chhodiye
मेरी नौकरी जाने वाली है क्या, कंपनी में छंटनी चल रही है | नौकरी
got laid off last month after 8 years, what now | (first|then|next|second)[^.]*\\. | strengthen
naukri chali gayi, ab kya karu | pehle .*phir|sabse sahi | mazboot kijiye
कंपनी बंद हो गई, अब आगे क्या करूं | पहले .*फिर|सबसे सही
job chhut gayi, 2 bacche hai, ab kya karu | pehle .*phir|sabse sahi
बारहवीं के बाद क्या करूं, कुछ समझ नहीं आता | बारहवीं के बाद
BCom done, now what | after your studies | guess
my daughter finished 10th, which stream for her | daughter
beta 12th me 62% laya hai, aage kya karaye | bete
completed mechanical engineering, no placement, confused what next | after your studies
which optional subject for UPSC | as optional
Two job offers, one is a startup and the other a PSU bank. which one | start-up.*(government|established)|(government|established).*start-up
ek offer startup ka hai aur ek MNC ka, kaunsa lu | startup.*sanstha|sanstha.*startup
मुझे दो ऑफर मिले हैं, एक सरकारी बैंक का और दूसरा स्टार्टअप का, कौन सा लूं | स्टार्टअप.*सेवा|सेवा.*स्टार्टअप
एक नौकरी में पैसा ज्यादा है दूसरी घर के पास है, कौन सी पकड़ूं | वेतन
do college mile hain, ek ghar ke paas aur dusra Delhi me, kaunsa lu | ghar ke paas
should I repeat the year for NEET or join BAMS | one more try
ek saal drop karu ya jo college mil raha hai le lu | koshish
do I start with my brother in law as partner or alone | partner.*alone|alone.*partner | before law
dad's textile shop or a job at Deloitte | family business
car mere naam se lu ya patni ke naam se | apna naam
retirement ka paisa bete ke karobar me lagau ya FD me rakhu | jama
radiology or general surgery, seat allotment is tomorrow | radiology.*surgery|surgery.*radiology | doctor
civil or mechanical branch | civil.*mechanical|mechanical.*civil
ECE lu ya CSE | ECE.*CSE|CSE.*ECE
10th ke baad science lu ya commerce | commerce.*science|science.*commerce | samay
BBA or BCom after school | BBA.*BCom|BCom.*BBA | time for
my elder daughter wants design, her father wants engineering | design.*engineering|engineering.*design
mummy chahti hai medical karu par mera mann coding me hai | software
should i buy the car on 28 november or 2 december | Nov 2026, (rather|and not)|Dec 2026, (rather|and not)
mundan 5 december ko kare ya 12 ko | Dec 2026
is law a right line for me, 2nd year and bored | law
pilot training 60 lakh ki hai, banunga kya | viman
can I become famous as a standup comedian | acting
singing reels viral hongi kya | sangit
UPSC 4th attempt in May, will I clear | fourth attempt | 4 May
mera akhri attempt hai UPSC ka, selection hoga? | aakhiri prayas
CTET dusri baar de rahi hu, niklega? | doosra prayas
bank PO ke 6 attempt ho gaye, aage dena chahiye ya chhod du | chhodiye|dijiye|baar aur|taiyari
should I hold my Tata Motors shares or sell | hold(ing)? or sell|No chart knows | Wait a little
bitcoin bech du ya rakhu | bhav
intraday trading se ghar chala sakta hu kya | naukri
क्या शेयर बाजार मुझे फलेगा | बचत|हिस्सा
kaun sa business karu | vyapar mein
मेरे लिए कौन सा व्यापार अच्छा रहेगा | व्यापार में
which franchise is good for me | in trade
salon kholna chahti hu, chalega ya nahi | chal|parkhiye|sahara
poultry farm with 2000 birds, will it work for me | farming
meri dukan ka naam kya rakhu | "Ga"|"Sa"|"Go"|shuru
suggest a name for my boutique | " at its start|begin with
change the name of my salon, business is dull | No need|may stay
numerologist says add an extra A to my name | No
flat number 13 is ok for me? | 4 
room no 404 mila hai hostel me, kharab to nahi | 8 
what is my lucky metal | gold|silver|copper|bronze|iron
which year will be the best for money | 20[2-4]\\d
mera golden period kab aayega | 20[2-4]\\d
at what age will I become rich | 20[2-4]\\d
flat le lu kya 60 lakh ka, loan 45 lakh hoga | ghar
lakshmi puja karu ya shani ko tel chadhau | Lakshmi.*Shani|Shani.*Lakshmi
Mars is going retrograde next month, should I postpone the registry | Mars
moti utar du kya, gussa badh gaya hai | moti
log kehte hain main ghar ke liye manhus hu | nahi
my birth was between 4 and 5 am, not sure of the time. will it change my lagna | 60 minutes
mere liye IT sahi hai ya banking | IT.*bank|bank.*IT
diploma ke baad btech karu ya nokri | engineering|naukri | rukna
FD tod ke gold le lu kya | sona.*jama|jama.*sona
they offered me the branch head post with a bond, accept? | accept|yes|time
दुकान बंद करके नौकरी करूं तो कैसा रहेगा | नौकरी.*व्यापार|व्यापार.*नौकरी
locker me rakha sona girvi hai, chhuda paungi ya chala jayega | karz
do rishte aaye hain, kisko haan bolu | dono|do logon
patwari exam 2nd attempt, chance hai? | doosra prayas
RAS ki tayari 5 saal se, chhod du kya | chhodiye|dijiye|baar aur|taiyari
is 24 a good number for my wedding date | 6 
office me meri jagah koi aur aa raha hai kya | naukri
age gap is 9 years and he works abroad, will I be able to adjust | (adjust|would ask a great deal of you)
will this marriage last or collapse | . | rather|before|Choose
tiffin service chal padegi ya sab dub jayega | . | chuniye|pehle .* phir
ghar ke jhagde me zameen bachegi ya haath se nikal kar khatam | . | chuniye
a good Wednesday in the next two months to register the flat | Wednesday|day of the week
wo larki mujhse byah karegi ya sirf timepass hai | . | chuniye
us ladke se rishta pakka hoga kya | rishta|rishte|vivah|shaadi | bete
`;
