import { hasLexeme, lexeme, type SearchText } from './lexicon';

/** What is wanted. */
export type Kind =
  | 'when'
  | 'yesNo'
  | 'either'
  | 'why'
  | 'how'
  | 'like'
  | 'remedy'
  | 'muhurta'
  | 'past'
  | 'doubt'
  | 'meaning'
  | 'more'
  | 'human'
  | 'service'
  | 'thanks'
  | 'greeting'
  | 'farewell'
  | 'complaint'
  | 'abuse'
  | 'elsewhere'
  | 'unreadable'
  | 'unread'
  | 'unknowable'
  | 'gem'
  | 'repeat'
  | 'bare'
  | 'nod'
  | 'memory'
  | 'unclear'
  | 'match'
  | 'dream'
  | 'other'
  | 'risk'
  | 'worth'
  | 'profession'
  | 'fact';

const lexemes = {
  human: lexeme(
    'human or computer|human or machine|robot|bot|are you human|are you a human|are you real|are you a real|human being|are you a robot|are you a bot|are you ai|are you an ai|real person|a bot|chatgpt|a machine|human or|real astrologer|who is answering|robot or|actual person|are you a person|are you alive|who made you|are you a computer|am i talking to|who is this',
    'manushya hain ya|manushya ya mashin|insan ya mashin|insaan ya machine|insan ya machine|mashin hain|mashin ho|aap mashin|robot|robot hain|machine hain|insaan ho|insan ho|insaan hain|insan hai kya|aap insaan|tum insaan|robot ho|robot hai|ai ho|machine ho|asli pandit|asli insan|asli jyotishi|manushya ho|manushya hain|kaun ho tum|computer ho|aap asli|kisne banaya|tu kaun|tum kaun ho|kaun hai tu|kaun hai be|aap kaun hain|kaun hain aap',
  ),
  abuse: lexeme(
    'stupid|idiot|useless|shut up|fuck*|bastard|dumb|moron|rubbish|nonsense|bullshit|scam|fraud|cheater|liar|fool|crap',
    'bakwas|bewakoof|bevkuf|gadha|ullu|chutiya|madarchod|bhenchod|harami|kamina|pagal ho|dhokhebaaz|ghatiya|saala|kutta|kutte|nikamma|faltu|bakvas',
  ),
  complaint: lexeme(
    'wrong answer|wrong prediction|gave wrong|prediction was|prediction failed|didnt come true|did not come true|nothing happened|youre wrong|you re wrong|you are wrong|wrong about|didnt answer|did not reply|was wrong|is wrong|not correct|incorrect|not true|did not happen|didnt happen|not happened|did not answer|not answered|dont understand|not helpful|not satisfied|bad answer|same answer|you said|you told|repeat*|contradict*|vague|waste|not what i asked|came false|never happened',
    'sabko same|sabko yahi|sabko yehi|sabko ek hi|ulta nikla|ulta hua|sab ulta|galat jawab|galat prediction|galat bhavishya*|kuch nahi hua|galat hai|galat bataya|jhooth bol*|jhuth bol*|galat tha|sahi nahi|samajh nahi aaya|samajh nahi|jawab nahi diya|wahi jawab|wahi baat|sach nahi hua|aisa nahi hua|pehle kaha tha|galat',
  ),
  thanks: lexeme(
    'thank*|thanx|thx|tysm|grateful|much appreciated|you are great|nice answer|good answer|great answer|that helps|helpful|remember me in your prayers|keep me in your prayers',
    'dhanyavad|dhanyawad|shukriya|shukria|aabhar|thanks|bahut achha laga|bahut badhiya|badhiya|thenkyu|thank you|dua me yaad|dua mein yaad|duaon me yaad|duaon mein yaad|duao me yaad',
  ),
  greeting: lexeme(
    'hi|hello|hey|hii|hiii|helo|good morning|good evening|good afternoon|namaste|how are you|greetings|whats up',
    'jai mata di|jay mata di|jai shri krishna|jai shree krishna|jai bhole*|sat sri akal|jai bajrang bali|har har mahadev|jai jinendra|sat shri akal|jai bhim|namaste|namaskar|pranam|ram ram|jai shri ram|jai shree ram|radhe radhe|kaise ho|kaise hain aap|aap kaise hain|hello|suprabhat|haal chal',
  ),
  farewell: lexeme(
    'bye|goodbye|good night|see you|take care|talk later|that is all|thats all|good bye',
    'alvida|phir milte|phir milenge|shubh ratri|chalta hu|chalti hu|bas itna|tata|bye',
  ),
  service: lexeme(
    'full report|detailed report|pdf report|birth time is wrong|birth time wrong|time of birth is wrong|wrong time of birth|dont know my birth time|not sure of my birth time|exact birth time|details private|keep my|who sees|how much does|cost of|price of|how many questions|do you charge|you charge|your charges|your fees|charges per|subscription|subscribe|wallet|recharge|free questions|how do you work|how does this work|how accurate|accuracy|accurate|what can you do|what can i ask|what should i ask|how can you help|delete my|privacy|is my data|my data|who can read|other astrologer|difference between oracle|oracle and astra|are you better|which languages|do you speak|speak hindi|who are you|what is your name|your name|what is this|how do i pay|payment method|customer care|talk to a human|invoice|gst|pay for|per question|how long does|is it safe|is this real|do you believe|does astrology work|is astrology|birth details|my birth time|wrong birth|edit my birth|payment failed|recharge failed|otp|log in|login|app|sell my|share my number|my number|in tamil|read tamil|understand tamil|know tamil|read telugu|read bengali|read marathi|can you read|can you speak|do you understand|do you know hindi|in telugu|in bengali|in marathi|in gujarati|in english|how do you know|refund*|yearly plan|monthly plan|charged twice|charged me|i was charged|was i charged|are you listening|are you there|how much is|questions left|questions do i have|my old chats|download my|delete account|compatib*|which ayanamsa|lahiri|what method|vedic or western',
    'janmtithi galat|janmatithi galat|janmtithi kaise badl*|janm tithi galat|janam tithi galat|janm din galat|tarikh galat daal*|janm tithi kaise badl*|janm ki tarikh galat|janm samay pata nahi|janm ka samay pata nahi|janm samay galat|puri report|report kitne|mera number|number bech|data bech|tamil mein|english mein|refund kaise|refund kab|mera refund|kitne sawal bache|sawal bache|birth detail*|janm vivaran|janm samay galat|birth time galat|dob galat|recharge nahi|recharge kiya|recharge ho gaya|paisa nahi aaya wallet|balance nahi|wallet mein nahi|payment nahi|paise kat gaye|otp|milan kaise|gun milan|guna milan|kundli milan|kundali milan|kitne paise lagte|kitna paisa lagta|kitne ka|ek sawal ka|kitne sawal|sawal ki keemat|recharge kaise|plan kya|kaise kaam karte|kaise kaam karta|aap kaun|tum kaun|aapka naam|shubh naam|shubh nam|aapka shubh naam|tumhara naam|kya kar sakte|kya puch sakt*|kya poochh sakt*|kya pooch|kitna sach|kitna sahi batate|bharosa kare|mera data|kaun padhta|kaunsi bhasha|astra aur oracle|jyotish sach|jyotish mein vishwas|free sawal|muft sawal|aap kya kya|kaise jante|kaise pata',
  ),
  why: lexeme(
    'why|y|what is blocking|what is stopping|whats blocking|whats stopping|what blocks|what stops|what is holding|holding me back|what is delaying|whats delaying|what is in the way|what stands in|what is the problem|what is the issue|what is wrong|whats wrong|how come|what is the reason|the reason|reason behind|because of what|what makes you|based on what|on what basis|how do you know|explain why|cause of|which planet is causing|what is causing|explain',
    'karan kya|kaaran kya|wajah kya|reason kya|kya rok rah*|kaun rok rah*|kya rokta|kya rukavat|rukavat kya|rukawat kya|kya rukawat|kya badha|badha kya|kya atka|kya problem|kya dikkat|problem kya|dikkat kya|kya samasya|kyu|kyun|kyon|kyo|kis wajah|kis karan|wajah kya|kya wajah|kya karan|kis aadhar|kyunki kya|kaise kah sakte|kis vajah|vajah',
  ),
  when: lexeme(
    'when|by when|which year|which month|what year|what month|which date|what time|what age|which age|how long|how soon|till when|until when|how many years|how many months|how much time|timing|best time|right time|good time for|favourable time|time frame|timeline|how much longer|how many days|which period|how many attempts|which attempt|best age|best year|best years|best phase|best period|golden period|luckiest period|luckiest year|luckiest time|lucky period|lucky year',
    'accha saal|achha saal|acha saal|shubh saal|kaun sa saal|konsa saal|kaunsa saal|kaun sa mahina|kaunsa mahina|konsa mahina|kab|kabtak|kab tak|kab se|kis saal|kis mahine|kis year|kis month|kitne saal|kitne din|kitne mahine|kitna samay|kitna time|kitna vakt|kitna waqt|kis umar|kis umra|sahi samay|kaun se saal|konse saal|konse mahine|kaunse mahine|kis varsh|kis tarikh|kaun sa samay|konsa time|kitne time|kaunsi umar|konsi umar|best age|sabse achha samay|kitne attempt|kitni baar mein|kaunse attempt',
  ),
  muhurta: lexeme(
    'what date to|which date to|what date should|date to register|suggest a day|suggest a date|suggest date|suggest me a date|give me a date|give a date|date for|a day to start|date to start|muhurat|muhurta|muhurtam|auspicious|good day|good date|best day|best date|lucky day|shubh|rahu kaal|rahu kalam|rahukaal|choghadiya|good hours|good hour|good time to start|which day|what day|good monday|good tuesday|good wednesday|good thursday|good friday|good saturday|good sunday|which date is good|best time of day|abhijit|auspicious time|favourable day|good for an interview|good for interview|good for travel|good to sign|good to start|right day',
    'kaun si tithi|kaunsi tithi|konsi tithi|muhurt|muhurat|muhoort|shubh din|shubh samay|shubh|achha din|acha din|kaun sa din|kis din|konsa din|konse din|kaunse din|kon se din|kaun se din|rahu kaal|rahukaal|choghadiya|shubh tithi|shubh ghadi|kaunsa din|muhoorat',
  ),
  remedy: lexeme(
    'remedy|remedies|upay|upaya|solution|solve|what should i do|what can i do|what to do|how can i improve|how to improve|how do i improve|how to get rid|how to overcome|how do i fix|mantra|chant*|fast|fasting|donate|charity|puja|pooja|worship|totka|how to strengthen|strengthen|please the|please my|appease|to please|calm|reduce the effect|pacify|how can i make|how to make|advice|suggest|guide me|help me|how should i|how do i|how can i',
    'upay|upaay|totka|totke|samadhan|nivaran|mantr|kya karu|kya karun|kya karoon|kya kare|kya karein|kya karna chahiye|mantra|jaap|vrat|daan|pooja|puja|kaise theek|kaise thik|kaise sudhar*|shant kaise|mazboot kaise|majboot kaise|khush kaise|prasann kaise|kaise khush|kya kiya jaye|kaise control|control kaise|kaise chhod*|kaise bach*|chhutkara|chutkara|kaise badh*|kaise kam|salah|kaise karu|kaise karun|kaise mile|kaise aaye|kaise ho sakta|kaise dur|kaise door|ke liye kya',
  ),
  gem: lexeme(
    'gem|gems|gemstone*|stone|stones|ruby|emerald|pukhraj|neelam|blue sapphire|yellow sapphire|pearl|coral|diamond|which ring|wear',
    'ratna|ratn|nag|pukhraj|neelam|panna|moti|moonga|manik|heera|gomed|lahsuniya|anguthi|rudraksh|pehn*|dharan',
  ),
  doubt: lexeme(
    'are you sure|really|sure|is it certain|certain|seriously|is that true|is it true|how sure|guarantee*|confirm|for sure|100 percent',
    'pakka|sach mein|sach me|sachmuch|pakka kya|guarantee|yakeen|zaroor|vakai',
  ),
  meaning: lexeme(
    'what does it mean|what does that mean|what does this mean|meaning of|meaning|and so|so what|is that good|is it good|is that bad|is it bad|good or bad|effect|effects|what happens|what will happen|is it strong|is it weak|strong or weak|good or not|is it auspicious',
    'isse kya hoga|isse kya hota|isase kya hoga|isase kya hota|usse kya hoga|iska kya asar|uska kya asar|matlab|iska matlab|arth|kya asar|asar|prabhav|achha hai ya bura|acha hai ya bura|kya fal|fal kya|kya hota hai|kya hoga isse|mazboot hai|majboot hai|kamzor hai|kamjor hai|shubh hai|bura hai kya|achha hai kya',
  ),
  more: lexeme(
    'tell me more|more|any other|anything more|in detail|details|elaborate|go on|continue|anything else|what else|say more|explain more|detail',
    'aur batao|aur bataiye|aur kuch|aur koi|vistar se|detail mein|aage batao|aur bataye|vistar',
  ),
  like: lexeme(
    'what kind of|what type of|nature|temperament|personality|how will my husband be|how will my wife be|what is my partner like|nature of|personality of|character of|look like|what will he be like|what will she be like|describe|what is my husband like|how is my husband',
    'kaisa hoga mera pati|kaisi hogi|kaise honge|kaisa hoga|svabhav|swabhav|kaisi biwi|kaisi patni|kaisa pati|kaisa jeevansathi|kaisi dikhegi|kaisa dikhega',
  ),
  how: lexeme(
    'how|what does|tell me about|describe|predict*|what will|what is going|what about|what are my|what do you see|outlook|future|forecast|horoscope|overview|reading|read my|about my|what lies',
    'kaisa|kaisi|kaise|kesa|kesi|kese|ke bare|ke baare|batao|bataiye|bataye|bata|haal|bhavishya|rashifal|kya hoga|kya likha|kya kehti|kya kahti|kya dikh*|kya hai',
  ),
  yesNo: lexeme(
    'will|shall|should|can|could|would|is|are|am|do|does|did|has|have|may|was|were|any chance|chances|possible|possibility|likely|okay to|ok to|worth',
    'kya|hoga kya|hogi kya|hai kya|hain kya|ya nahi|ya nahin|ya nhi|sakta hu|sakti hu|sakta hai|chahiye|milega|milegi|hoga|hogi|honge|banega|banegi|lagegi|lagega|aayega|aayegi|jayega|jaunga|jaungi|karu|karun|yog hai|yog hain|sambhav|sahi rahega|theek rahega|thik rahega|ban paunga|payega|paunga|paungi|banunga|banungi|ho payegi|ho payega|manenge|bacha paunga',
  ),
  elsewhere: lexeme(
    'cricket|ipl|football|cricket score|match score|instagram|whatsapp|mobile phone|coding|program likh*|weather|rain|capital of|president of|prime minister|recipe|how to cook|how do i cook|cook rice|cook chicken|cook biryani|cook dal|cook paneer|cook food|joke|jokes|movie|song|poem|essay|code|python|javascript|program|math|equation|translate|news|price of gold|gold rate|temperature|who won|who will win|win the election|win election|which party|divided by|multiplied|bitcoin price|world cup|population|history of|distance|wikipedia|google|homework|solve this|write a|write me|plus|minus|square root|photosynthesis|war|stock price',
    'mausam|barish|kod likh*|kod bana*|paayathan|cricket|score kya|match kaun|chutkula|joke|gana sunao|kavita sunao|kavita likh*|rajdhani|pradhanmantri|recipe|khana banane|samachar|aaj ki khabar|sona ka bhav|kaun jeetega|film dekh*|chunav kaun|code likh*|ganit|anuvad',
  ),
  nod: lexeme(
    'ok|okay|okk|hmm|hm|oh|i see|got it|alright|fine|cool|nice|wow|interesting|right|yes|yeah|yep|no|nope|sure|great|good|lol|haha|understood',
    'achha|acha|theek hai|thik hai|thik h|theek|haan|ha ji|haan ji|ji|samajh gaya|samajh gayi|samjha|sahi hai|badhiya|chalo|achha theek hai',
  ),
  memory: lexeme(
    'do you remember|did i ask|what i asked|i asked yesterday|asked before|last question|previous question|last chat|our last|remember me',
    'yaad hai|maine kya pucha|maine kya poocha|kya pucha tha|kya poocha tha|pichla sawal|pichli baar kya|pichli chat',
  ),
  risk: lexeme(
    'be ruined|is ruined|ruin my|destroy my|get delayed|be delayed|cause a delay|cause delay|spoil the marriage|spoil my marriage|spoil my|lose my|lose the|lose money|lose everything|lose him|lose her|get fired|be fired|laid off|fail|break up|betray*|deceive*|backstab*|cheat me|go wrong|suffer a loss|loss in|go bankrupt|be cheated|fall apart|collapse|leave me|abandon me|stay single|remain single|alone forever|alone all my life|never marry|stay unmarried|go to waste|be ruined|face problems|be rejected|get rejected|be alone|die alone|be lonely|get divorced|end up alone|affect my|hurt my|is my job safe|job safe|job secure|position safe|money safe|marriage safe|safe in my|job stable|end badly|in danger|at risk|go badly|turn bad',
    'pe asar padeg*|par asar padeg*|pe asar pad*|par asar pad*|bura asar|deri hogi|der hogi|deri hoti|dikkat hogi|dikkat aayegi|pareshani hogi|tut jati|toot jati|tut jaati|nuksan karega|nuksan karegi|dhokha de sak*|dhokha to nahi dega|dhoka de sak*|dhokha dega|dhokha degi|dhokha denge|dhokha milega|dhoka dega|naukri chali jayegi|naukri chali jaegi|job chali jayegi|naukri jayegi|job jayegi|naukri se nikal*|nikal denge|toot jayega|toot jayegi|tootega|tutega|tut jayega|nuksan hoga|nuksaan hoga|ghata hoga|barbad|nikaal dega|nikal dega|nikaal denge|khatre mein|fail ho|haar jaunga|doob jayega|doob jayegi|chhod dega|chhod degi|chhod denge|akela reh jaunga|akeli reh jaungi|kunwara reh|kunwari reh|reject ho|band ho jayega|band ho jayegi|loss hoga|chhin jayega|chali jayegi|chala jayega|dub jayega|paisa dub*|paise dub*|kirayedar rahunga|kirayedar rahenge|akela rahunga|akeli rahungi|akele reh|job safe|naukri safe|naukri surakshit|naukri pakki|paisa safe|rishta safe',
  ),
  worth: lexeme(
    'cursed|is there any curse|is there a curse|curse on my horoscope|curse in my|chart bad|kundli bad|kundli is bad|kundli very bad|kundli is very bad|horoscope bad|horoscope very bad|chart is bad|chart is very bad|bad horoscope|bad kundli|bad chart|worst kundli|worst chart|weak horoscope|kundli good or bad|chart good or bad|is my kundli good|is my chart good|is my horoscope good|unlucky|born unlucky|jinxed|doomed|bad omen|bad luck for my|something wrong with my kundli|something wrong with my chart|hopeless chart|hopeless kundli',
    'kundli shapit|kundli shrapit|kundli me* _ shrap|kundli me* shrap|kundli me* _ shraap|kundli kharab|kundli bahut kharab|kundli itni kharab|kundli buri|kundli bahut buri|kundli bekar|kundli bekaar|kundli kamzor|kundli achhi hai|kundli kharab to|kundli mein dosh hai|manhoos|manhus|abhaga|abhagi|abhagin|badkismat|badnaseeb|bad kismat|kismat kharab|kismat footi|kismat phooti|kismat _ footi|kismat _ phooti|kismat hi kharab|naseeb kharab|naseeb phoota|takdeer kharab|bhagya kharab|panauti|patrika kharab|janam patri kharab',
  ),
  unknowable: lexeme(
    'how many siblings|how many brothers|how many sisters|kuldevi|kul devi|kuldevta|family deity|my gotra|our gotra|ran away|went missing|is missing|dog back|cat back|was stolen|be found|get stolen|stolen|name of my husband|name of my wife|name of my future|first letter of his|first letter of her|initial of|his name|her name|lottery number*|winning number*|lottery|evil eye|black magic|cast a spell|loyal to me|faithful|unfaithful|cheat on me|cheating|phone number|password|where is my lost|lost my|who stole|cheating on me|is he cheating|is she cheating|having an affair|have an affair|has an affair|an affair|affair with|another woman|another man|other woman|other man|extramarital|what is he thinking|what is she thinking|does he love|does she love|does he miss|does she miss|is he thinking|does he think|does she think|thinking about me|what does my boss think|his feelings|her feelings|exact date|which day exactly|past birth|previous birth|past life|who is my enemy|who are my enemies|my hidden enemy|my hidden enemies|who is against me|who is jealous|does he still|does she still|will he be loyal|serious about me|serious about marriage|serious about us|is my boyfriend serious|is my girlfriend serious|is he serious|is she serious|is he the one|is she the one',
    'kitne bhai|kitni behan*|kitni bahan*|kitni behen*|kuldevi|kul devi|kuldevta|kuldeota|kul devta|hamara gotra|mera gotra|dushman kaun|shatru kaun|kaun dushman|kaun shatru|kaun jalta|kaun mera dushman|chori ho gay*|chori hua|chori hui|milega kya khoya|naam kya hoga|ka naam|pehla akshar|pahla akshar|kya sochta|kya sochti|pyar karta hai|pyar karti hai|pyar karta h|dhokha de raha|dhokha to nahi|cheat kar|cheat to|wafadar|bewafa|nazar lag*|nazar dosh|kala jadu|tona totka|kiya karaya|affair hai|affair chal*|chakkar hai|chakkar chal*|chakar|dusri aurat|doosri aurat|dusre mard|dusri ladki|doosri ladki|dusre ladke|kisi aur se baat|kisi aur ke saath|kho gaya|kho gayi|chori kisne|kisne churaya|lottery number|yaad karta|yaad karti|dil mein kya|pichhle janam|pichle janam|mann mein kya',
  ),
} as const;

export type KindName = keyof typeof lexemes | 'either';

/** "Naukri aur vyapar mein se", "between a job and a shop". */
export const hasAmong = ({ plain }: SearchText): boolean => / (?:aur|and) .+ (?:me|mein|men|main) se | between .+ and /u.test(plain);

/** "Will it run or will the money sink": the second part is the failure of the first, and no other thing to choose. */
const orFails = / (?:or|ya|yaa) (?:\w+ ){0,4}?(?:doob\w*|dub\w*|toot\w*|tut\w*|khatam|khatm|le jay\w*|le jaaye\w*|haar\w*|bigad\w*|bigd\w*|atak\w*|atk\w*|phas\w*|fas\w*|dhokh\w*|nuksan|barbad\w*|lose|loose|fails?|sink|collapse|drown|flop|band ho\w*|thap\w*|time ?pass) /u;

/** Whether a question has the words of a kind; several can be true at once. */
export function hasKind(text: SearchText, kind: KindName): boolean {
  if (kind === 'either') return hasAmong(text) || !orFails.test(text.plain) && / (?:or|versus|vs|ya|yaa) (?!(?:(?:i |should i |i should )?(?:forget|drop it|leave it|give up)|rehne|rahne|bhool|nahi|naheen|nahin|nhi|no|not|nai|na|what|kya|kyaa) )/u.test(text.plain);
  return hasLexeme(text, lexemes[kind]);
}
