import type { Division, Graha } from '../../astrology';
import { findLexeme, lexeme, type Lexeme, type SearchText } from './lexicon';

/** What a question is about, finer than an area of life: a transfer is another matter than a promotion. */
export interface Matter {
  id: MatterId;
  /** The first decides. */
  houses: readonly [number, ...number[]];
  karakas: readonly [Graha, ...Graha[]];
  division: Division;
  lexeme: Lexeme;
  /** No verdict and no date is given. */
  careful: boolean;
  /** Where two matters match, the higher one is meant. */
  rank: number;
}

type Row = [houses: [number, ...number[]], karakas: [Graha, ...Graha[]], division: Division, rank: number, english: string, hindi: string];

// Houses, karakas and divisions as in docs/product/jyotish.md.
const rows = {
  secondMarriage: [[9, 2, 7], ['Venus'], 'D9', 10, 'second marriage|two marriages|2 marriages|more than one marriage|marry again|remarry|remarriage|married again|another marriage|second husband|second wife', 'do baar shadi|do bar shadi|do shadi|do shadiyan|do vivah|2 shadi|dusri shadi|doosri shaadi|dobara shadi|punarvivah|dusra vivah'],
  reunion: [[5, 7, 11], ['Venus', 'Moon'], 'D9', 9, 'my ex|ex come back|come back|patch up|reunite|reconcil*|get back together|ex boyfriend|ex girlfriend|breakup|break up|broke up|move on|moving on|getting married to someone else|marrying someone else|marry someone else|left me|stopped talking to me', 'wapas aayega|wapas aayegi|vapas aaega|lautega|laut aayega|lautegi|patchup|purana pyar|purane pyar|break up|breakup|kahi aur ho rahi|kahin aur ho rahi|kahi aur shadi|kahin aur shadi|shadi kahi aur|shadi kahin aur|kisi aur se shadi|mujhe chhod*|chhodkar chal*|baat nahi kar*'],
  loveMarriage: [[5, 7, 9], ['Venus', 'Moon'], 'D9', 8, 'someone i know|someone known|a stranger|of my choice|own choice|love marriage|love or arranged|love or arrange|arranged marriage|arrange marriage|inter caste|intercaste|marry my boyfriend|marry my girlfriend|parents agree|marry the person i love|marry him|marry her|girlfriends parents|girlfriend parents|boyfriends parents|boyfriend parents|his parents|her parents|parents are not agreeing|parents not agree*|family not agree*|parents will agree|parents accept|accept him|accept her|accept our|agree for our|agree to our|interfaith|elope', 'jaan pehchan mein|jaan pehchaan me|love marriage|prem vivah|love shadi|lav mairij|arenj mairij|arenj|lav mairej|love ya|love hogi|arrange marriage|gharwale manenge|ghar wale manenge|antarjatiya|pasand ki shadi|apni pasand'],
  harmony: [[7, 4, 2], ['Venus', 'Moon'], 'D9', 6, 'forgive my husband|forgive my wife|forgive him|forgive her|marriage be happy|happily married|marriage happy|marriage last|marriage survive|bad marriage|unhappy marriage|marriage be good|married life|marriage life|happy marriage|fight* with my husband|fight* with my wife|husband and i|wife and i|after marriage|peace in marriage|marital|in laws|mother in law|fight with husband|fight with wife', 'vaivahik jeevan|shadishuda jindagi|dampatya|pati se jhagda|patni se jhagda|pati patni|sasural|grihasth|shadi ke baad'],
  separation: [[7, 6], ['Venus'], 'D9', 9, 'divorce*|separat*|leave my husband|leave my wife', 'talak|talaq|alag ho*'],
  marriage: [[7, 2, 11], ['Venus', 'Jupiter'], 'D9', 5, 'unmarried|still single|bachelor|rishta|shaadi|shadi|marry|marriage*|married|wedding|get married|engagement|engaged|matrimon*|proposal|alliance|life partner|soulmate|soul mate|spouse|settle down', 'shadi|shaadi|shadhi|byah|biyah|vivah|vivaah|rishta|rishtaa|sagai|mangni|lagan|dulha|dulhan|jeevansathi|jeevan sathi|kunwara|kunwari'],
  love: [[5, 7, 11], ['Venus', 'Moon'], 'D9', 4, 'love|romance|romantic|girlfriend|boyfriend|relationship*|crush|dating|partner|feelings|propose|single|lover|affair', 'pyar|pyaar|prem|ishq|mohabbat|premi|premika|rishte|girlfriend|boyfriend|dil|crush'],
  children: [[5, 9, 2], ['Jupiter'], 'D7', 6, 'children|child|kids|baby|babies|become a mother|become a father|become mother|become father|become parents|conceive|pregnan*|motherhood', 'maa ban*|mata ban*|pita ban*|baap ban*|papa ban*|maan ban*|garbh*|godh bhar*|god bhar*|santan|bachcha|bachche|baccha|bachhe|aulad'],
  governmentJob: [[10, 6, 9], ['Sun', 'Mars', 'Saturn'], 'D10', 8, 'government job|govt job|government service|sarkari|public sector|psu|civil services|ias|ips|bank po|railway job|army|police|defence|govt exam|government exam|govt', 'aaeeees|aaipeees|sarkari naukri|sarkari|sarkaari|fauj|sena|police|afsar'],
  exam: [[6, 5, 11], ['Mercury', 'Jupiter', 'Mars'], 'D24', 7, 'exam*|upsc|neet|jee|ssc|cat exam|gate exam|clat|test|results|result|crack|clear the|entrance|competitive|attempt|boards|board exam|rank|selection|gmat|gre|ielts|ca final|interview for ias|gate|clear cat|crack cat|ugc net|ctet|cds|nda|usmle|prelims|mains|icai|cuet|tet exam', 'pariksha|imtihan|exam|paper|result|parinam|pratiyogita|pass hoga|pass hounga|pass ho|selection|chayan|bharti|attempt|tayari|taiyari|nikal|neet|upiessi|yupiessi|yupipiessi|essessi|esessi|piessi|jie|titi|siet|naukri ki pariksha|merit|seee|number aa*|nambar aa*|kitne number|kitne nambar|kitne marks|pratishat|percentage|result kab'],
  promotion: [[10, 11, 9], ['Sun', 'Jupiter'], 'D10', 9, 'become manager|become a manager|become the manager|made manager|promotion*|promoted|appraisal|raise|hike|increment|salary hike|growth at work|senior position|team lead', 'promotion|padonnati|tarakki|taraqqi|increment|pramoshan|salary badh*|vetan vriddhi|pramotion'],
  transfer: [[3, 10, 12], ['Moon', 'Saturn'], 'D10', 8, 'transfer*|posting|posted|relocat*|home town|hometown', 'transfer|tabadla|tabaadla|transphar|posting|sthanantaran|tranasfar'],
  jobChange: [[10, 5, 9, 3], ['Saturn', 'Rahu'], 'D10', 8, 'change my job|change my _ job|leave my _ job|leave _ job|quit my _ job|leave my company|leave this company|change job|job change|changing job*|switch|quit|resign*|leave my job|leave this job|leave the job|leave job|new company|notice period|put in my papers|change my career|career change|change of job|leaving my job', 'job change|job badal*|naukri badal*|naukri chhod*|job chhod*|naukri chod*|istifa|isteefa|kaam badal*|resign|switch'],
  workConflict: [[6, 10, 8], ['Mars', 'Saturn'], 'D10', 8, 'boss|manager|colleague*|office politics|toxic|politics at work|problem at work|trouble at work|coworker*', 'boss|office mein|sahkarmi|office ki rajniti|pareshani office'],
  business: [[7, 10, 11, 2], ['Mercury'], 'D10', 7, 'business*|startup*|start up|shop|my own company|entrepreneur*|self employed|freelanc*|venture|franchise|own work|clients|client|factory|bakery|cafe|restaurant|salon|boutique|parlour|dhaba|kirana|open a|open my own|start my own|contract|agreement|signing|sign the|tender|deal', 'khol*|cafe|restaurant|parlour|kirana|boutique|salon|bakery|sauda|vyapar|vyapaar|vyavasay|vyavsay|dhandha|dhanda|karobar|kaarobar|dukan|dukaan|bijness|bijnes|apna kaam|khud ka kaam|startup'],
  partner: [[7, 11], ['Mercury', 'Venus'], 'D9', 9, 'business partner*|partnership|co founder|cofounder', 'sajhedar*|bhagidar*|partnership|business partner'],
  careerField: [[10, 1, 6], ['Sun', 'Mercury', 'Saturn'], 'D10', 8, 'which business|what business|kind of business|type of business|which career|what career|which field|what field|which profession|what profession|what job suits|work suits|career suits|suits me|right career|kind of work|type of work|which job|what kind of job|career option|best career|which stream|what should i become|type of job', 'kaun sa vyapar|konsa vyapar|kaunsa vyapar|kaun sa business|konsa business|kaunsa business|kis cheez ka business|kis chij ka|kaun sa dhandha|kaun sa kaam|konsa kaam|kaunsa kaam|kaun sa career|konsa career|kis field|kaunsi field|kaun si naukri|kis kshetra|kaun sa kaam|kya banunga|kya ban*|kaunsa kaam|konsa kaam|kaunsa kshetra|kis line'],
  newJob: [[10, 6, 2, 11], ['Saturn', 'Sun'], 'D10', 5, 'job*|employ*|unemploy*|hired|interview*|offer letter|offer|placement|find work|get work|laid off|layoff*|fired|campus', 'naukri|nokri|naukari|job|rojgar|rozgar|berojgar|interview|intarvyu|kaam milega|kaam lagega|placement|noukri|jaab'],
  career: [[10, 6, 2, 11], ['Saturn', 'Sun'], 'D10', 3, 'career*|work|profession*|professional|teacher|doctor|engineer|lawyer|nurse|pilot|scientist|designer|chef|journalist|architect|professor|banker|accountant|developer|become a|office|carrier|success|successful|working', 'teacher|doctor|engineer|vakil|shikshak|adhyapak|adhikari|pilot|nurse|scientist|career|kariyar|kaam|kaam kaj|karm|pesha|safal|safalta|kairiyar|kamyab*|office'],
  debt: [[6, 2, 8], ['Mars', 'Saturn'], 'D1', 8, 'debt*|loan*|emi|emis|borrow*|credit card|repay', 'karz|karza|karj|karja|udhar|udhaar|loan|rin|kist|emi|lon'],
  loan: [[6, 2, 11], ['Saturn', 'Jupiter'], 'D1', 9, 'home loan|loan be approved|loan approved|loan approval|get a loan|get the loan|get loan|loan sanction*|loan come through|loan pass|education loan|business loan|take a loan|apply for a loan|loan from the bank|loan from bank|personal loan|gold loan|car loan|vehicle loan|take loan|take a _ loan|take _ loan|taking loan|taking a loan|should i borrow', 'loan pass|loan mil*|loan approve|loan sanction|loan ho jayega|bank se loan|karz mil*|loan nahi de*|loan nahi mil*|loan nahi ho*|lon nahi|loan lu|loan lun|loan le lu|loan le lun|lon lun|lon lu|karz lu|karz lun|karza lu|udhar lu|loan len*|loan lena|lon len*|lon mil*|lon pas'],
  investment: [[5, 8, 11], ['Mercury', 'Rahu', 'Jupiter'], 'D2', 8, 'invest*|stock*|shares|share market|trading|crypto*|bitcoin|mutual fund*|intraday|speculat*|lottery|gambl*|betting|satta', 'nivesh|share market|sheyar|sheyar bajar|trading|satta|lottery|laatri|jua|crypto|paisa lagana'],
  inheritance: [[8, 2, 4], ['Saturn'], 'D1', 8, 'inherit*|ancestral|will of|property share|family property', 'hissa mil*|zameen mein hissa|jameen me hissa|zameen me hissa|property mein hissa|property me hissa|jaydad me hissa|virasat|paitrik|purkhon|vasiyat|jaydad mein hissa|pushtaini'],
  vehicle: [[4, 11], ['Venus'], 'D16', 8, 'car|kaar|bike|vehicle|scooter|motorcycle|scooty|two wheeler', 'gadi|gaadi|vahan|vaahan|bike|skuti|scooty|motorcycle'],
  vehicleSale: [[4, 12, 11], ['Venus', 'Mercury'], 'D16', 9, 'sell my _ car|sell my _ bike|sell my _ scooter|sell the _ car|sell car|sell my car|sell my bike|sell my scooter|sell my scooty|sell our car|sell the car|sell the bike|selling my car|selling my bike|selling the car|selling the bike|car sold|car get sold|bike sold|bike get sold|scooter sold|scooter get sold|scooty sold|truck sold|truck get sold|tractor sold|tractor get sold|vehicle sold|truck is not getting sold|sell my truck|sell my tractor|sell my auto|sell my vehicle|good price for my car|good price for my bike|buyer for my car|buyer for my bike|buyer for the car', 'gadi bik*|gadi nahi bik*|gadi bech*|car bik*|kar bech*|car bech*|bike bik*|bike bech*|baik bech*|baik bik*|scooty bik*|scooty bech*|skuti bech*|skutar bech*|scooter bik*|scooter bech*|skutar bik*|truck bik*|truck bech*|trak bik*|trak bech*|tractor bik*|tractor bech*|traktar bik*|traktar bech*|vahan bik*|vahan bech*|thar bech*'],
  house: [[4, 2, 11], ['Mars', 'Saturn'], 'D4', 7, 'house|home loan|flat|apartment|property|land|plot|own home|buy a home|real estate|griha pravesh|housewarming|new home|rent', 'ghar ka sapna|sapno ka ghar|apne ghar|ghar kharid*|ghar len*|makan|makaan|flat|plot|jameen|zameen|jamin|property|sampatti|apna ghar|ghar ban*|ghar kab|ghar banane|khud ka ghar|griha pravesh|grih pravesh|grah pravesh|praparti|griha'],
  houseSale: [[4, 12, 11], ['Mars', 'Mercury'], 'D4', 9, 'sell our _ house|sell my _ house|sell my _ flat|sell our flat|sell our property|selling my house|selling our house|selling the house|selling my flat|selling property|sell house|sell land|sell flat|sell property|house get sold|flat get sold|plot get sold|property get sold|sell my house|sell my flat|sell my plot|sell the house|sell the flat|sell our house|sell our land|sell my land|sell the property|house sold|property sold|flat sold|land sold|buyer for my', 'makan _ bik*|ghar _ bik*|zameen _ bik*|jameen _ bik*|flat _ bik*|plot _ bik*|property _ bik*|ghar bik*|flat bik*|plot bik*|zameen bik*|jameen bik*|makan bik*|property bik*|ghar bech*|flat bech*|plot bech*|zameen bech*|makan bech*|property bech*'],
  wealth: [[2, 11, 5, 9], ['Jupiter'], 'D2', 6, 'rich|wealth*|savings|saving|save money|millionaire|crorepati|financial stability|financially stable|financial freedom|luxury', 'ameer|amir|daulat|bachat|dhanvan|crorepati|karodpati|dhan sampatti|raees|tikta|tikti'],
  lending: [[6, 2, 11], ['Mercury', 'Saturn'], 'D2', 10, 'lend|lending|lend him|lend her|give a loan to|give him money|give her money|give them money|give money to|stand guarantor|guarantor|guarantee for|sign as guarantee', 'udhar de|udhar du|udhar dun|udhar dena|udhar dene|udhar deni|udhar dedu|udhar de dun|paise de du|paise de dun|paise du|paise dun|paise dena|paise dene|paise doon|paisa dena|paisa du|paisa dun|paisa de du|paisa de dun|karz dena|karz du|karz de du|byaj par dena|byaj pe dena|guarantor ban*|guarantee du|garantar ban*|jamanat du|jamanat dena'],
  moneyBack: [[11, 6, 2], ['Mercury', 'Jupiter'], 'D2', 10, '', ''],
  income: [[11, 2], ['Jupiter', 'Mercury'], 'D2', 4, 'money|income|salary|earn*|finance*|financial*|financially|profit*|loss|losses|expens*|payment|cash|stuck money|economic', 'paisa|paise|paiso|pesa|dhan|aay|aamdani|kamai|tankhwah|salary|aarthik|arthik|kharch|kharcha|dhanlabh|labh|nuksan|vetan|rupaye|rupya|paison|rukhe paise'],
  higherStudy: [[9, 5], ['Jupiter', 'Mercury'], 'D24', 8, 'higher stud*|masters|master degree|mba|phd|ms abroad|study abroad|university|post graduation|further studies|research|pg', 'uchch shiksha|emabeee|mba|phd|masters|videsh mein padh*|unchi padhai|university'],
  study: [[4, 5, 2], ['Mercury', 'Jupiter'], 'D24', 5, 'study|studies|studying|education*|school|college|marks|course|degree|concentrat*|admission*|scholarship|focus|subject|stream', 'padhai|padhaai|padhna|padh*|shiksha|vidya|school|college|admission|dakhila|dhyan|man lag*|kors|adamishan'],
  visa: [[12, 9, 3], ['Rahu', 'Mercury'], 'D1', 9, 'visa*|green card|pr application|passport|h1b|work permit|residency|immigration|citizenship', 'visa|vija|passport|pasport|green card'],
  abroad: [[12, 9, 7, 4], ['Rahu', 'Moon'], 'D4', 8, 'abroad|foreign*|overseas|settle in|canada|usa|america|australia|germany|dubai|london|uk|europe|singapore|immigra*|emigrat*|another country|onsite', 'videsh|bidesh|videsh|foreign|germany|jarmani|australia|kuwait|saudi|katar|qatar|singapore|gulf|pardes|bahar jana|bahar jaa*|canada|america|dubai|amerika|kanada|landan|bahar settle'],
  travel: [[3, 9, 12], ['Moon', 'Rahu'], 'D1', 5, 'travel*|trip*|journey|tour|vacation|holiday*|pilgrimage|flight|new city|another city|move to|moving to|move city|shift to', 'yatra|safar|ghumne|ghoomne|tirth|tirath|dusre shahar|naye shahar|trip|shahar'],
  mind: [[4, 1, 12], ['Moon', 'Mercury'], 'D1', 6, 'think so much|think too much|thinking|peace of mind|peaceful|mind|inner peace|overthink*|stress*|sleep|anger|angry|temper|lonely|loneliness|alone|confus*|restless|worry|worried|fear|tension|anxious|sad|mood|happy|happiness|calm|confidence', 'sochta|sochti|sochte rehna|shanti|shaanti|mann|gussa|neend|nind|tanav|tension|akela|akelapan|akeli|chinta|dar|bechain*|pareshan|khush|khushi|dimag|udas|atmavishwas|krodh|sukoon|sukun'],
  health: [[1, 6], ['Sun', 'Moon'], 'D1', 6, 'health*|fitness|energy|weight|diet|exercise|wellness|immunity|stamina|pain|ache|headache*|migraine|illness|disease|sick|knee|stomach|diabetes|thyroid|blood pressure|allergy|skin problem|hair fall|surgery|operation', 'dard|ghutn*|kamar|pet dard|sir dard|bimar*|beemar*|rog|bukhar|thakan|thakaan|kamzori|sehat|swasthya|svasthya|tabiyat|tabiyet|vajan|wazan|urja|fitness|sharir'],
  fame: [[10, 1, 5, 11], ['Sun', 'Moon'], 'D10', 8, 'fame|famous|celebrity|popular*|recogni*|reputation|viral|influencer|youtube*|name and fame|followers', 'prasiddh*|mashhoor|mashhur|naam hoga|yash|shohrat|naam kama*|izzat|samman|youtube*'],
  arts: [[5, 3, 2], ['Venus', 'Mercury'], 'D24', 8, 'art|arts|music|singer|singing|actor|acting|film*|dance|dancing|writing|writer|paint*|creative|creativity|modelling|design*|talent*', 'kavita|kala|sangeet|gana|gaana|gayak|gayika|abhinay|film*|nritya|lekhan|lekhak|hunar|chitrakar'],
  leadership: [[10, 6, 1], ['Sun', 'Rahu', 'Mars'], 'D10', 8, 'politic*|election*|leader*|minister|mla|mp seat|sarpanch', 'rajniti|raajneeti|chunav|neta|mantri|sarpanch|vidhayak'],
  spirit: [[9, 12, 5, 8], ['Jupiter', 'Ketu'], 'D20', 7, 'spiritual*|moksha|meditat*|god|devotion|karma|past life|purpose|soul|isht|ishta', 'adhyatm*|aadhyatmik|moksh|dhyan sadhana|bhakti|bhagwan|isht dev*|ishta dev*|pichhla janam|pichle janam|aatma|sadhana|karm fal'],
  luck: [[9, 5], ['Jupiter', 'Sun'], 'D9', 5, 'failure|failures|luck|lucky|fortune|destiny|fate|blessing*|bad luck|unlucky', 'asafal*|asaphal*|naakami|bhagya|kismat|naseeb|nasib|takdeer|taqdeer|luck|bhagyoday|bhagya uday'],
  court: [[6, 7], ['Mars', 'Saturn'], 'D1', 10, 'dispute|case|land dispute|property dispute|fight over property|fight over land', 'vivad|mukadma|mukadama|court kes|property ka jhagd*|property ke jhagd*|zameen ka jhagd*|jameen ka jhagd*|jaydad ka jhagd*|ghar ka batwara|batwara|bantwara'],
  rivals: [[6, 7], ['Mars', 'Saturn'], 'D1', 7, 'enemies|enemy|rival*|competitor*|competition|jealous*|haters|neighbour*|neighbor*|black magic|evil eye|nazar', 'dushman|dushmani|shatru|shatruta|virodhi|padosi|padosan|jalte hain|jalta hai|jalan|nazar|najar|kala jadu|tona|totka'],
  homePeace: [[4, 2], ['Moon'], 'D12', 7, 'peace at home|peace in the family|peace in my family|family peace|fights at home|fight at home|fights in the house|quarrels at home|family disputes|family problems|family fights|atmosphere at home', 'ghar mein shanti|ghar me shanti|parivar mein shanti|parivar me shanti|pariwar me shanti|ghar mein jhagd*|ghar me jhagd*|ghar ke jhagd*|ghar mein kalesh|ghar me kalesh|ghar ka kalesh|grih kalesh|ghar ki shanti|ghar ka mahaul|parivar mein jhagd*|parivar me jhagd*|ghar ki ladai|ghar mein ladai'],
  family: [[4, 2], ['Moon'], 'D12', 4, 'family|home|household|parents|relatives|joint family|peace at home|peace in the family|peace in my family|family peace', 'parivar|pariwar|ghar|gharwale|ghar wale|rishtedar*|kutumb|gharelu|mata pita'],
  friends: [[11, 5], ['Mercury', 'Venus'], 'D1', 4, 'friends|friendship|social circle|social life', 'dosti|doston|mitron|yaari|dost banenge'],
} as const satisfies Record<string, Row>;

export type MatterId = keyof typeof rows | 'self' | 'time';

const careful: readonly MatterId[] = ['separation', 'health', 'court', 'investment', 'children'];

const toMatter = ([id, [houses, karakas, division, rank, english, hindi]]: [string, Row]): Matter => ({
  id: id as MatterId,
  houses,
  karakas,
  division,
  rank,
  lexeme: lexeme(english, hindi),
  careful: careful.includes(id as MatterId),
});

const none = lexeme('');
/** What a question is read for that names no matter: the person, or a time as a whole. */
export const openMatters: Record<'self' | 'time', Matter> = {
  self: { id: 'self', houses: [1, 9, 10], karakas: ['Moon', 'Sun'], division: 'D9', lexeme: none, careful: false, rank: 0 },
  time: { id: 'time', houses: [1, 10, 9], karakas: ['Moon', 'Saturn'], division: 'D9', lexeme: none, careful: false, rank: 0 },
};

const matters = Object.entries(rows as unknown as Record<string, Row>).map(toMatter);
const byId = new Map(matters.map((matter) => [matter.id, matter]));

export const getMatter = (id: MatterId): Matter => byId.get(id) ?? openMatters[id === 'time' ? 'time' : 'self'];

/** The matters that a question names, the one that is meant first. */
export function findMatters(text: SearchText): Matter[] {
  const found = matters.map((matter) => ({ matter, at: findLexeme(text, matter.lexeme) })).filter(({ at }) => at >= 0);
  return found.sort((a, b) => b.matter.rank - a.matter.rank || a.at - b.at).map(({ matter }) => matter);
}
