import { createVerifier } from '../../check/verify';
import { setChart } from '../../relevance/ask-set';
import { askInTurn } from '../../testing/ask-in-turn';
import { createCharts, testNow } from '../../testing/charts';

const first = (questions: string): string => askInTurn(questions).text.split('\n\n')[0] ?? '';

const rows: readonly (readonly [form: string, questions: string, says: RegExp])[] = [
  ['when', 'Will the builder hand over my flat?>>possession month pls', /\d{4}/u],
  ['when', 'भाई का पासपोर्ट बनेगा क्या>>कितना टाइम लगेगा उसमें', /\d{4}/u],
  ['until', 'aajkal dukan bilkul khali rehti hai>>kab tak aisi haalat rahegi', /tak/u],
  ['until', 'why so much fighting with sasuma>>how long this will go on', /till|eases|nearly over/u],
  ['why', 'Will I get onsite this year?>>how come you say slow', /because|reason/iu],
  ['why', 'नौकरी कब लगेगी>>इतनी देर क्यों', /क्योंकि|वजह|कारण/u],
  ['sure', 'Will my husband stop drinking?>>are you hundred percent on this', /certain|sure/iu],
  ['sure', 'mera rishta pakka hoga kya>>pakka na?', /pakka/u],
  ['sure', 'घर कब बनेगा>>सच में बनेगा न, झूठ तो नहीं', /पक्का/u],
  ['todo', 'Will I clear UPSC this time?>>what should i do so that chances get better', /^Two things|^Do two things/u],
  ['todo', 'खेत का कर्जा कब उतरेगा>>कोई टोटका बता दो जल्दी उतरे', /वार/u],
  ['should', 'Is this year good for changing job?>>so put down my papers next week?', /^(?:Yes|No|Not|Rather)/u],
  ['should', 'मेरी फैक्टरी की नौकरी रहेगी कि जाएगी?>>तो रुक जाऊं इधर ही?', /^(?:हाँ|नहीं|अभी)/u],
  ['if', 'Will her parents agree to our marriage?>>and if they refuse?', /ask again|ask for it again|next good time/u],
  ['if', 'kya loan pass hoga>>guarantor na mile to kya hoga', /band nahi|khatm nahi|zid mat|rukiye/u],
  ['if', 'बेटी का एडमिशन होगा क्या>>और अगर नंबर कम आ गए', /अगला/u],
  ['choice', 'Should I take a govt job or private job?>>then which one first', /govt job/u],
  ['choice', 'Pune wali job lu ya Bangalore wali>>ek naam bolo bas', /chuniye/u],
  ['other', 'When will I get married?>>and my younger sister?', /younger sister/u],
  ['other', 'When will I get married?>>what about my cousin Ritu', /cousin|birth/u],
  ['othertime', 'is hafte paisa aayega kya>>agle hafte?', /agle hafte/iu],
  ['othermatter', 'How is my love life this year?>>and job side', /job/u],
  ['amount', 'Will I get money from selling the plot?>>approx how many lakhs', /figure|sum/u],
  ['amount', 'kya mujhe bonus milega>>kitna mil sakta hai', /kundli/u],
  ['where', 'mera transfer hoga kya>>kis taraf hoga', /uttar|dakshin|poorab|pashchim|purab/u],
  ['where', 'शादी कब होगी>>लड़का कहाँ का होगा', /दिशा/u],
  ['who', 'Will someone help my startup?>>who will that be', /through/iu],
  ['who', 'क्या मेरी मदद कोई करेगा>>कौन, रिश्तेदार या दोस्त', /परिवार|अपनों|दोस्त/u],
  ['who', 'mere paise kaun chura raha hai ghar me>>aadmi hai ya aurat', /kundli/u],
  ['good', 'mera mangal kis ghar me hai>>ye theek hai ya kharab', /Mangal/u],
  ['good', 'क्या मेरी नौकरी बदलेगी>>ये बदलाव अच्छा रहेगा?', /अच्छा|बुरा|बेहतर/u],
  ['explain', 'When will I buy a house?>>what do you mean by sub-period', /antardasha/u],
  ['explain', 'विवाह कब होगा मेरा>>दृष्टि क्या होती है', /देखता/u],
  ['objection', 'When will I get married?>>but my family astrologer said not before 30', /readings|reckoning/u],
  ['objection', 'kya is saal shaadi hogi>>aapne pichhle saal bhi yahi kaha tha', /khed/u],
  ['detail', 'kya wo wapas aayegi>>usne kal mera number unblock kiya hai', /sanket|khabar|jod liya|saath rakh/iu],
  ['detail', 'पैसा वापस मिलेगा क्या>>उसने अब फ़ोन उठाना भी बंद कर दिया है', /कठिन|भारी/u],
  ['obstacle', 'Will my import business run?>>any hidden danger in this', /watch for|needs an eye|stands in the way/u],
  ['fact', 'Will I be rich?>>which house did you see for this', /2nd house/u],
  ['fact', 'क्या मुझे सरकारी नौकरी मिलेगी>>किस ग्रह के हिसाब से बोल रहे हो', /गुरु/u],
  ['again', 'Will I pass CA inter?>>just say pass or fail', /^In short/u],
  ['past', 'kya mera dhandha chalega>>do saal pehle jo ghata hua uska karan', /Guru|iski wajah/u],
  ['practice', 'What remedy for Saturn?>>can ladies also do this', /woman/u],
  ['practice', 'shani ka upay bataiye>>ek hafta chhut gaya to?', /chhoot/u],
  ['practice', 'kya mujhe neelam pehnna chahiye>>periods me utarna padega kya', /Un dinon|Masik|maasik/u],
  ['close', 'मेरी शादी कब होगी>>अच्छा, सुनकर खुशी हुई', /खुशी|स्वागत|अच्छा लगा/u],
  ['again', 'kya wo lautega>>haan ya na me bataiye', /^Saaf/u],
  ['choice', 'bike lu ya scooty>>to final kya', /scooty/iu],
  ['practice', 'remedy for bad sleep>>before food or after', /[Bb]efore food|before the meal/u],
  ['practice', 'घर की शांति का कोई उपाय बताइए>>यह कितने दिन तक करना है', /ग्यारह|चालीस/u],
  ['obstacle', 'पति दिल्ली से कब लौटेंगे>>वहाँ कोई और औरत तो नहीं है ना', /कुंडली में नहीं/u],
  ['objection', 'mere liye kaunsa ratna theek hai panna ya pukhraj>>ek pandit ne bola 25 hazar ka lena padega nahi to nuksan hoga', /^Nahi|mat dijiye/u],
  ['new', 'नीट में सरकारी कॉलेज मिलेगा क्या मुझे>>नहीं मिला तो मेरे लिए और कौन सी लाइन है', /काम|मेल/u],
  ['service', 'will I marry a foreigner>>do you save my details', /account|Nobody else/u],
  ['until', 'Is sade sati running for me?>>how much of it is left', /2032/u],
  ['service', 'kya mujhe ghar milega>>english me bata sakte ho?', /house|family/u],
  ['service', 'मेरी नौकरी कैसी रहेगी>>मेरी बातें किसी और को दिखेंगी क्या', /खाते|आपके पास/u],
];

it.each(rows)('answers a second turn by its form, %s: %s', (_, questions, says) => expect(first(questions)).toMatch(says));

it('says nothing of the chart in them that the check would withhold', () => {
  const verify = createVerifier(setChart, testNow);
  const faults = rows.flatMap(([, questions]) =>
    (['Oracle', 'Astra'] as const).map((astrologer) => askInTurn(questions, setChart, astrologer).text).filter((text) => verify(text).length > 0 || /undefined|NaN|null| {2}|[.?!।,;:]{2}| [.,;।]/u.test(text)),
  );
  expect(faults).toEqual([]);
});

it('names no day of a window that is only cut from the one before', () => {
  for (const chart of createCharts(6, 77)) {
    const verify = createVerifier(chart, testNow);
    for (const questions of ['kya loan pass hoga>>guarantor na mile to kya hoga', 'kya rishta ho jayega>>kundli na mile to', 'Will I be able to repay the loan>>suppose I lose this job midway']) expect(verify(askInTurn(questions, chart, 'Astra').text)).toEqual([]);
  }
});

it('tells the two astrologers apart', () => {
  const texts = (['Oracle', 'Astra'] as const).map((astrologer) => askInTurn('Is business good for me?>>what if it fails', setChart, astrologer).text);
  expect(new Set(texts).size).toBe(2);
});

it.each([
  ['Will I get a job?>>what is my nakshatra', /Bharani/u],
  ['shaadi kab hogi>>mera lucky rang kaunsa h', /pila|peela|peet|laal/iu],
  ['is my job safe>>my moon is in which sign', /Aries/u],
  ['will i get a government job>>how is my day going', /^(?!.*government)/u],
  ['should i tell her>>call or text', /message/u],
])('leaves a question of its own alone: %s', (questions, says) => expect(first(questions)).toMatch(says));

it.each(['job kab lagegi>>chalo dekhte hain, dhanyavad', 'When will I buy a house?>>what do you mean by sub-period', 'kya is saal shaadi hogi>>aapne pichhle saal bhi yahi kaha tha', 'Will I pass CA inter?>>just say pass or fail'])('charges nothing for thanks, words, doubts and the same once more: %s', (questions) => {
  expect(askInTurn(questions).isFree).toBe(true);
});

it('goes back to the question that a chat is about', () => {
  expect(first('When will my sister get married?>>why so late?>>and if it does not happen then?')).toMatch(/next good time|another chance/u);
  expect(askInTurn('kya loan pass hoga>>pakka?>>kis ghar se dekha aapne').context.read.matter.id).toBe('loan');
});
