import type { PlanetName } from '@oracle-astra/shared/contract';
import { lexeme, type Lexeme, type SearchText } from './lexicon';

/** A profession or a subject of study, with the planets that speak for it. */
export interface Field {
  english: string;
  hindi: string;
  planets: readonly PlanetName[];
  /** Whether it is taught as a stream or a subject. */
  isSubject: boolean;
}

type Row = [english: string, hindi: string, planets: PlanetName[], isSubject: boolean, words: string, hindiWords: string];

const rows: Row[] = [
  ['medicine', 'चिकित्सा', ['Sun', 'Mars', 'Ketu'], true, 'doctor|medicine|medical|mbbs|afmc|aiims|jipmer|surgeon|biology|nurse|nursing|dentist|vet|pcb', 'doctor|daktar|doktar|chikits*|medical|medikal|nars'],
  ['software', 'सॉफ़्टवेयर', ['Mercury', 'Rahu'], true, 'software|cse|computer|computers|coding|programmer|developer|it job|it field|data science|data scientist|ai field|machine learning|bca|computer science|cyber security', 'software|saftveyar|computer|kampyutar|koding'],
  ['engineering', 'इंजीनियरिंग', ['Mars', 'Saturn'], true, 'engineer|engineering|btech|iit|nit|iiit|bits pilani|maths|pcm|architect*', 'engineer|injiniyar*|injeeniyar*|ganit'],
  ['physics', 'फ़िज़िक्स', ['Sun', 'Mars'], false, 'physics', 'physics|bhautik vigyan|bhautik shastra|bhautiki'],
  ['chemistry', 'केमिस्ट्री', ['Moon', 'Ketu'], false, 'chemistry', 'chemistry|rasayan*'],
  ['information technology', 'IT', ['Rahu', 'Mercury'], false, 'it branch|it engineering|information technology|it stream', 'it branch'],
  ['mechanical', 'मैकेनिकल', ['Mars', 'Saturn'], false, 'mechanical|mech|automobile engineering|production engineering', 'mechanical|mekenikal'],
  ['civil', 'सिविल', ['Saturn', 'Venus'], false, 'civil engineering|civil engineer|civil branch|civil', 'sivil'],
  ['electrical', 'इलेक्ट्रिकल', ['Sun', 'Mars'], false, 'electrical|eee', 'electrical|ilektrikal'],
  ['electronics', 'इलेक्ट्रॉनिक्स', ['Rahu', 'Mars'], false, 'electronics|ece|vlsi|embedded|instrumentation', 'electronics|ilektraniks'],
  ['chemical', 'केमिकल', ['Moon', 'Ketu'], false, 'chemical engineering|chemical|biotech|biotechnology', 'chemical|kemikal'],
  ['data and AI', 'डेटा और AI', ['Mercury', 'Ketu'], false, 'aiml|ai ml|ai ds|data analytics', 'data analytics'],
  ['dentistry', 'डेंटल', ['Venus', 'Mars'], false, 'bds|dental|dentistry', 'dental|dantal'],
  ['ayurveda', 'आयुर्वेद', ['Jupiter', 'Moon'], false, 'bams|ayurveda|ayurved', 'ayurved'],
  ['homeopathy', 'होम्योपैथी', ['Ketu', 'Mercury'], false, 'bhms|homeopathy|homoeopathy', 'homeopathy'],
  ['pharmacy', 'फ़ार्मेसी', ['Moon', 'Mercury'], false, 'bpharma|bpharm|b pharma|pharmacy|d pharma|dpharma', 'pharmacy|farmesi'],
  ['physiotherapy', 'फ़िज़ियोथेरेपी', ['Mars', 'Moon'], false, 'physiotherapy|bpt|physio', 'physiotherapy'],
  ['radiology', 'रेडियोलॉजी', ['Sun', 'Rahu'], false, 'radiology|radiodiagnosis|x ray technician', 'radiology'],
  ['surgery', 'सर्जरी', ['Mars', 'Ketu'], false, 'general surgery|ms surgery|surgery branch|orthopedics|orthopaedics|ortho', 'surgery branch'],
  ['paediatrics', 'बाल रोग', ['Moon', 'Jupiter'], false, 'paediatrics|pediatrics|peds|gynaecology|gynae|obg', 'pediatrics'],
  ['skin and eye medicine', 'त्वचा या नेत्र', ['Venus', 'Mercury'], false, 'dermatology|derma|ophthalmology|ophthal', 'dermatology'],
  ['psychiatry', 'मनोरोग', ['Moon', 'Rahu'], false, 'psychiatry', 'psychiatry'],
  ['CA', 'CA', ['Mercury', 'Saturn'], false, 'ca course|ca foundation|ca final|ca inter|ca articleship|ca|cma|icwa', 'siea|sie'],
  ['company secretary work', 'CS', ['Mercury', 'Jupiter'], false, 'company secretary|cs executive|cs course|cs', 'company secretary'],
  ['a BBA', 'BBA', ['Sun', 'Mercury'], false, 'bba|bms', 'bibie'],
  ['a BCom', 'BCom', ['Jupiter', 'Mercury'], false, 'bcom|b com', 'bikam|bikom'],
  ['hotel management', 'होटल मैनेजमेंट', ['Venus', 'Moon'], false, 'hotel management|hospitality|bhm', 'hotel management'],
  ['sociology', 'समाजशास्त्र', ['Moon', 'Saturn'], false, 'sociology', 'samajshastr*'],
  ['public administration', 'लोक प्रशासन', ['Sun', 'Mercury'], false, 'public administration|pub ad', 'lok prashasan'],
  ['history', 'इतिहास', ['Saturn', 'Ketu'], false, 'history|archaeology', 'itihas'],
  ['economics', 'अर्थशास्त्र', ['Mercury', 'Venus'], false, 'economics', 'arthashastr*'],
  ['geography', 'भूगोल', ['Mars', 'Moon'], false, 'geography', 'bhugol'],
  ['English', 'अंग्रेज़ी', ['Mercury', 'Rahu'], false, 'english honours|english literature|english hons', 'angreji'],
  ['political science', 'राजनीति विज्ञान', ['Sun', 'Saturn'], false, 'political science|pol science|polity', 'rajniti vigyan'],
  ['animation', 'एनिमेशन', ['Venus', 'Rahu'], false, 'animation|vfx|game design|graphic design', 'animation|enimeshan'],
  ['mass communication', 'पत्रकारिता', ['Moon', 'Rahu'], false, 'mass comm*|mass media|bjmc', 'patrakarita'],
  ['science', 'साइंस', ['Mars', 'Sun'], true, 'science|scientist|isro', 'science|vigyan|vaigyanik|sains'],
  ['commerce', 'कॉमर्स', ['Mercury', 'Jupiter'], true, 'commerce|accounts|accountant|accounting|chartered accountant|auditor', 'commerce|kamars|vanijy'],
  ['banking', 'बैंकिंग', ['Mercury', 'Jupiter'], false, 'banking|banker|bank po|bank job|finance', 'banking|bainking|bank'],
  ['the arts and humanities', 'आर्ट्स', ['Venus', 'Moon'], true, 'arts|humanities|literature|ba', 'arts|kala varg|arts'],
  ['law', 'कानून', ['Jupiter', 'Saturn'], true, 'law|nlu|lawyer|advocate|judge|llb|judiciary', 'vakil|vakalat|kanoon|jaj'],
  ['teaching', 'अध्यापन', ['Jupiter', 'Mercury'], false, 'teacher|teaching|professor|lecturer|tutor|coaching|tuition|tuitions|tution', 'teacher|shikshak|adhyapak|padhana|tichar|tuition|tution|sikhana|class khol*|classes khol*|klas khol*|coaching khol*'],
  ['government service', 'सरकारी सेवा', ['Sun', 'Mars'], false, 'ias|ips|upsc|ssc|civil services|government|govt|officer|collector|bureaucrat', 'sarkari|afsar|adhikari|kalektar'],
  ['the forces', 'सेना या पुलिस', ['Mars', 'Sun'], false, 'army|navy|air force|police|soldier|defence|fauj', 'fauj|sena|police|fauji'],
  ['poultry', 'मुर्गी पालन', ['Mercury', 'Mars'], false, 'poultry|chicken farm', 'murgi palan|poltri'],
  ['farming', 'खेती', ['Saturn', 'Moon'], false, 'farming|farmer|agriculture|dairy', 'kheti|kisan|kheti badi|krishi'],
  ['property work', 'प्रॉपर्टी का काम', ['Mars', 'Saturn'], false, 'real estate|property dealer|construction|builder', 'property dealing|thekedari'],
  ['acting', 'अभिनय', ['Venus', 'Rahu'], false, 'actor|actress|acting|film|films|bollywood|model|modelling|hero|heroine|serials|comedian|standup|stand up comedy|comedy', 'abhinay|abhineta|abhinetri|film|hiro'],
  ['music', 'संगीत', ['Venus', 'Mercury'], true, 'singer|singing|music|musician|dancer|dance|dj|guitar', 'gayak|gayika|sangeet|nritya'],
  ['writing', 'लेखन', ['Mercury', 'Moon'], false, 'writer|writing|author|journalist|journalism|poet|blogger|novel|novelist', 'lekhak|lekhan|patrakar|kavi'],
  ['design', 'डिज़ाइन', ['Venus', 'Mercury'], true, 'design|nift|nid|designer|fashion|interior|fine arts', 'design|fashion'],
  ['sport', 'खेल', ['Mars'], false, 'cricketer|cricket|kabaddi|badminton|chess|sports|sportsman|player|athlete|footballer|wrestler|boxer', 'khiladi|krikatar|khel kood'],
  ['content and video', 'वीडियो और कंटेंट', ['Mercury', 'Rahu'], false, 'youtube|youtuber|vlog*|vlogger|influencer|content creator|instagram reels|reels|podcast', 'yutyub|yutyubar|youtube'],
  ['sales and media', 'सेल्स और मीडिया', ['Mercury', 'Rahu'], false, 'sales|marketing|media|advertising|anchor', 'marketing|sales|media'],
  ['management', 'मैनेजमेंट', ['Sun', 'Mercury'], true, 'management|iim|manager|mba|administration', 'management|prabandhan'],
  ['psychology', 'मनोविज्ञान', ['Moon', 'Jupiter'], true, 'psychology|psychologist|counsellor|counselor|hr|human resources|therapist', 'manovigyan'],
  ['food and hotels', 'खान-पान का काम', ['Moon', 'Venus'], false, 'chef|cook|food line|food business|food|hotel|restaurant|cafe|bakery|catering|cloud kitchen|home kitchen|tiffin service|sweet shop|ice cream parlour|juice shop', 'khana banane|hotel|dhaba|halwai|mithai'],
  ['flying and shipping', 'विमान या जहाज़ का काम', ['Rahu', 'Mars'], false, 'pilot|air hostess|cabin crew|merchant navy|aviation|flight attendant', 'pilot|payalat'],
  ['politics', 'राजनीति', ['Sun', 'Rahu'], false, 'politics|politician|mla|minister|neta', 'rajniti|neta|vidhayak|mantri'],
  ['research', 'शोध', ['Ketu', 'Saturn'], true, 'research|researcher|phd', 'shodh'],
  ['trading', 'ट्रेडिंग', ['Mercury', 'Rahu'], false, 'trader|trading|stock broker', 'trading'],
  ['beauty work', 'ब्यूटी का काम', ['Venus', 'Moon'], false, 'makeup artist|beautician|salon|parlour|cosmetics', 'parlour|salon|meakap'],
  ['social work', 'समाज सेवा', ['Saturn', 'Jupiter'], false, 'social work|ngo|social worker', 'samaj seva'],
  ['astrology and healing', 'ज्योतिष या उपचार', ['Jupiter', 'Ketu'], false, 'astrologer|healer|yoga teacher|priest|pandit|purohit|pujari|reiki|tarot', 'jyotishi|pandit|pujari'],
  ['a diploma or polytechnic', 'पॉलिटेक्निक', ['Mars', 'Saturn'], true, 'polytechnic|iti|diploma', 'polytechnic|politeknik|aaeeteeaaee|diploma'],
  ['nursing', 'नर्सिंग', ['Moon', 'Ketu'], true, 'nursing|gnm|anm|bsc nursing', 'narsing|nursing'],
  ['a B.Ed', 'B.Ed', ['Jupiter', 'Mercury'], true, 'b ed|bed|d ed|deled|tet|ctet', 'b ed|beeed|bed'],
  ['a BA', 'BA', ['Venus', 'Moon'], true, 'ba degree', 'beee|beea|bi e|bee e'],
  ['SSC', 'SSC', ['Sun', 'Mercury'], false, 'ssc|cgl|chsl', 'essessi|esessi'],
  ['the railways', 'रेलवे', ['Mars', 'Saturn'], false, 'railway|railways|rrb|ntpc', 'railway|relve'],
  ['UPSC', 'UPSC', ['Sun', 'Jupiter'], false, 'upsc|pcs|uppsc|bpsc', 'yupiessi'],
  ['a PG or hostel', 'PG या हॉस्टल', ['Moon', 'Saturn'], false, 'paying guest|pg hostel|pg for girls|pg for boys|pg business', 'pg khol*|pg chala*|pg kholu|hostel khol*'],
  ['import and export', 'आयात-निर्यात', ['Rahu', 'Mercury'], false, 'import export|foreign trade|export business|import business', 'import export|videshi vyapar'],
  ['insurance work', 'बीमा का काम', ['Jupiter', 'Saturn'], false, 'insurance agent|lic agent|insurance advisor', 'bima agent|lic agent|insurance agent'],
  ['tailoring', 'सिलाई', ['Venus'], false, 'tailoring|stitching|sewing', 'silai|silaai|darji'],
  ['vegetables', 'सब्ज़ी', ['Mercury', 'Moon'], false, 'vegetable|vegetables', 'sabji|sabzi'],
  ['potatoes', 'आलू', ['Moon', 'Ketu'], false, 'potato|potatoes|aloo|alu', 'aalu|aloo'],
  ['tomatoes', 'टमाटर', ['Mars', 'Moon'], false, 'tomato|tomatoes', 'tamatar'],
  ['onions', 'प्याज', ['Ketu', 'Mercury'], false, 'onion|onions', 'pyaj|pyaaj'],
  ['sugarcane', 'गन्ना', ['Venus', 'Moon'], false, 'sugarcane', 'ganna'],
  ['wheat', 'गेहूँ', ['Sun', 'Jupiter'], false, 'wheat', 'gehu|gehun'],
  ['rice', 'धान', ['Moon', 'Venus'], false, 'paddy', 'dhaan'],
  ['soybean', 'सोयाबीन', ['Mercury', 'Saturn'], false, 'soybean|soyabean', 'soyabin'],
  ['cotton', 'कपास', ['Venus', 'Saturn'], false, 'cotton', 'kapas'],
  ['a cow', 'गाय', ['Moon', 'Venus'], false, 'cow|cows', 'gaay palan|gau palan|gaay palna|gaay lu|gaay kharid*|desi gaay'],
  ['a buffalo', 'भैंस', ['Saturn', 'Moon'], false, 'buffalo|buffaloes', 'bhains|bhens'],
  ['goats', 'बकरी', ['Mercury', 'Saturn'], false, 'goat|goats', 'bakri|bakri palan'],
  ['a dairy', 'डेयरी', ['Moon', 'Venus'], false, 'cattle|dairy', 'dairy|deri'],
  ['a rickshaw or taxi', 'रिक्शा या टैक्सी', ['Rahu', 'Venus'], false, 'e rickshaw|rickshaw|auto rickshaw|taxi|cab', 'riksha|rickshaw|i riksha|auto'],
  ['a lorry', 'ट्रक', ['Saturn', 'Rahu'], false, 'truck|lorry|tempo', 'truck|trak|tempo'],
  ['a tractor', 'ट्रैक्टर', ['Mars', 'Saturn'], false, 'tractor|jcb', 'tractor|traktar'],
  ['home-made food', 'घर का बना सामान', ['Moon', 'Mercury'], false, 'papad|pickle|pickles|tiffin|home made', 'papad|achar|achaar|tiffin|namkeen'],
  ['a grocery', 'किराना', ['Mercury', 'Moon'], false, 'grocery|kirana', 'kirana|kiraana|parchun'],
  ['clothes', 'कपड़े का काम', ['Venus', 'Mercury'], false, 'cloth shop|garments|clothes|cloth|cloths|clothing|saree|sarees|boutique', 'kapde|kapdon|saree'],
  ['a medical shop', 'दवा की दुकान', ['Ketu', 'Mars'], false, 'medical shop|medical store|chemist', 'dava ki dukan|medical store'],
  ['a mobile shop', 'मोबाइल की दुकान', ['Rahu', 'Mercury'], false, 'mobile shop', 'mobile ki dukan|mobail'],
  ['a hardware shop', 'हार्डवेयर', ['Mars', 'Saturn'], false, 'hardware', 'hardware'],
  ['a food stall', 'खाने का ठेला', ['Moon', 'Mars'], false, 'food truck|food stall|chai stall|tea stall', 'chai ki dukan|thela|theli'],
  ['a gym', 'जिम', ['Mars'], false, 'gym|fitness centre', 'jim|gym'],
  ['electrical work', 'बिजली का काम', ['Mars', 'Rahu'], false, 'electrician|wiring', 'bijli ka kaam|bijali'],
  ['biology', 'बायोलॉजी', ['Moon', 'Ketu'], true, 'bio', 'bio|bayolojee'],
  ['business', 'व्यापार', ['Mercury', 'Jupiter'], false, 'business|startup|entrepreneur|businessman|own company|own shop', 'vyapar|karobar|dhandha|bijnes|apna kaam|apni company|business'],
];

export const fields: readonly (Field & { lexeme: Lexeme })[] = rows.map(([english, hindi, planets, isSubject, words, hindiWords]) => ({
  english,
  hindi,
  planets,
  isSubject,
  lexeme: lexeme(words, hindiWords),
}));

const onFinance = / (?:finance|phainens|fainens) (?:kar\w*|krw\w*|karw\w*|karv\w*|par|pe|pr|se|ho|it|the|company|pe lu|le\w*) | (?:on|through|with|by) finance /u;

interface Named {
  field: Field;
  at: number;
  words: string;
}

function namedIn(text: SearchText, field: (typeof fields)[number]): Named[] {
  const { english, hindi } = field.lexeme;
  const match = english?.exec(text.plain) ?? (text.mayBeHindi ? hindi?.exec(text.folded) : null);
  return match ? [{ field, at: match.index, words: ` ${match[0]} ` }] : [];
}

/** The professions and subjects that a text names, in the order in which it names them; "hotel management" is no management besides. */
export const findFields = (text: SearchText): Field[] =>
  fields
    .flatMap((field) => namedIn(text, field))
    .filter(({ words }, _, found) => !found.some((other) => other.words.length > words.length && other.words.includes(words)))
    .sort((a, b) => a.at - b.at)
    .map(({ field }) => field)
    // What is bought on finance is no bank's work.
    .filter(({ english }) => english !== 'banking' || !onFinance.test(text.plain))
    // A sister in law is no lawyer.
    .filter(({ english }) => english !== 'law' || !/ in laws? /u.test(text.plain) || / (?:law|llb|lawyer|vakil|vakalat|advocate) /u.test(text.plain.replace(/ in laws? /gu, ' ')))
    // A software engineer asks about software.
    .filter(({ english }, _, found) => !(english === 'engineering' && found.some((each) => each.english === 'software')));
