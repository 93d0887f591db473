import { createVerifier } from '../check/verify';
import { setChart } from '../relevance/ask-set';
import { askInTurn } from '../testing/ask-in-turn';
import { testNow } from '../testing/charts';

const first = (questions: string): string => askInTurn(questions).text.split('\n\n')[0] ?? '';

const rows: readonly (readonly [does: string, questions: string, says: RegExp])[] = [
  ['answers the decision that a message ends in', 'When will I find a flat?>>The owner of one has agreed. shall we sign', /sign/u],
  ['answers a decision in Hindi by its own verb', 'beti ki shaadi kab hogi>>unhone kal phone kiya, maan lu?', /maan lena theek/u],
  ['gives a step if all fails', 'Will my shop loan be passed?>>and if they refuse it what should I do', /^(?!Then|Yes|No|It)/u],
  ['says when, and not whether', 'kya mujhe ye makaan bech dena chahiye>>to agent se kab baat karu', /20\d\d/u],
  ['names the field that is asked for', 'kya mujhe padhai chalu rakhni chahiye>>kaunsa subject lu', /^(?!Haan|Nahi|Ji)/u],
  ["reads one's own matter after a husband's", 'pati ka transfer kab hoga>>aur mera promotion?', /^(?!.*[Pp]ati)/u],
  ['gives the next step', 'नौकरी कब मिलेगी>>पुरानी कंपनी ने आज निकाल दिया। अब?', /^(?!.*कुंडली)/u],
  ['gives another way', "Should I sell my shop?>>No, it was my father's. Tell me another way", /^(?!.*sell).*[a-z]/u],
  ['reads a sure matter of its own', 'naukri kab lagegi>>chhodo naukri. pati patni me roz jhagda hota hai. kya karu', /^(?!.*naukri)/iu],
  [
    'chooses where a message ends in a choice',
    'Will my shop grow?>>the sales fell this month. tailoring or stationery',
    /tailoring|stationery/iu,
  ],
  ['says why not the second', 'offers from Wipro and Infosys, which one is better>>why not the second one', /Wipro|Infosys/u],
  ['says why another app differs', 'Which house is my Mars in?>>but another app says a different house', /ayanamsa|check the birth/u],
  [
    "reads a husband's work from his stated birth",
    'pati ka business kab chalega>>unka janm 3 may 1985 subah 6 baje jaipur. unki kundli se batao',
    /^(?!.*gun )/iu,
  ],
  ['owns up to a time that passed', 'मेरी शादी कब होगी>>आपने कहा था जून तक हो जाएगी, कुछ नहीं हुआ', /खेद/u],
  ['is sure without a promise', 'shadi kab hogi meri>>pakka na', /paksh mein/u],
  ['uses an age that is told', 'नौकरी कब मिलेगी>>मेरी उम्र 31 है', /31 की उम्र/u],
  ['answers what if not', 'Will my startup get funding?>>what if they refuse', /^Then/u],
  ['picks one of the options that were put', 'Which is better for me, Pune or Hyderabad?>>so which one??', /Pune|Hyderabad/u],
  ['names a side', 'Will I have my own house?>>in which direction should I look', /north|south|east|west/u],
  ['answers for the user where another is refused', 'mere dost ka visa lagega kya>>uska nahi mera batao', /^(?!Dost)/u],
  ['lets another go', 'meri behen ki shaadi kab hogi>>uski chhodo meri batao', /^(?!Behen).*shaadi/u],
  ['takes no report for a correction', 'Should I lend 2 lakhs to my friend?>>he is asking for the third time', /^(?!One house)/u],
  ['corrects the matter', "How is 2027 for my daughter's dance?>>I was asking about kathak, not films", /art/u],
  ['chooses between names', 'What should I name my shop?>>Om Traders or Sai Traders', /Om Traders|Sai Traders/u],
  ['takes children for a matter', 'शादी कब होगी>>और बच्चे', /^(?!बच्चे की बात)/u],
  ['answers in the letters of the chat', 'mera lucky din konsa hai>>hm', /^[A-Z]/u],
  ['gives the same of another time', 'Will I get promotion this year?>>and next year?', /2027/u],
  ['leaves a remedy of another planet alone', 'Is my Sun weak?>>What remedies are there for Saturn?', /Saturn/u],
  ['goes on about the one who was spoken of', 'Mera beta padhai nahi karta>>uski shaadi kab hogi', /^Bete ki baat/u],
  ['asks before a month, and not for a month', 'When will I get promoted?>>before March?', /March 2027/u],
  ['goes a year on', 'mera agla saal kaisa rahega>>uske baad wala saal?', /2028/u],
  [
    'leaves a choice as it is where something speaks for the other',
    'Pune or Indore, where should I shift?>>but Indore is far from home',
    /^With that counted|^That counts/u,
  ],
  [
    'holds a place against the one before',
    'should I move to Dubai>>what about Singapore instead',
    /(?:UAE|Dubai).*Singapore|Singapore.*(?:UAE|Dubai)/u,
  ],
  ['takes up a quarrel, and no illness', 'Meri patni se jhagda rehta hai>>kab theek hoga', /20\d\d/u],
  ['keeps the language of the talk', 'When will I get married?>>ok', /^[A-Z][a-z ,]+\./u],
  ['tells two daughters not apart', 'Meri beti ki shaadi kab hogi>>aur chhoti beti ki?', /ek hi bhav|ek hi house/u],
  ['answers what is asked behind the thanks', 'naukri kab lagegi>>theek hai dhanyavaad. meri shaadi kab hogi', /shaadi/u],
  [
    'reads a correction for the one who was meant',
    'When will my husband get a job?>>I am asking about me, not my husband',
    /^(?!.*husband)/u,
  ],
  ['reads a correction for another relative', 'Will my sister get married in 2027?>>no I meant my brother', /^For your brother/u],
  ['reads a correction for another matter', 'promotion kab milega>>promotion nahi transfer ki baat kar raha hu', /tabadl/u],
  ['tells children of one house not apart', 'beti ki shaadi kab hogi>>chhoti wali ki baat kar raha hu', /ek hi bhav|ek hi house/u],
  [
    'adds to the choice what is named besides',
    'My son is in 12th, engineering or medical?>>he wants hotel management',
    /hotel management/iu,
  ],
  [
    'chooses between what is named without a joining word',
    'Which business should I do?>>kirana, mobile shop, cloth shop',
    /Phone|grocer|cloth/iu,
  ],
  ['drops the option that is closed', 'दिल्ली जाऊं या मुंबई>>मुंबई वाली कंपनी ने मना कर दिया', /^(?:तो|अब) दिल्ली/u],
  ['names another day', 'gadi lene ka shubh din batao>>us din chhutti nahi hai, koi aur din', /20\d\d/u],
  ['looks up what is said of a day', 'gadi kharidne ka shubh din batao>>us din to amavasya hai na', /tithi/u],
  ['names no day that the almanac is not read for', 'griha pravesh ka din>>woh din nahi jamega, agla din batao', /2027/u],
  ['takes the time to which a day was moved', 'interview on Monday, how will it go?>>they moved it to 15 December', /15 Dec/u],
  [
    'takes a decision behind a story for what it asks',
    'transfer hoga kya>>order aa gaya Bhopal ka, jau ya rukvau',
    /Jaana|Rehna|Rukna|behtar|zyada/iu,
  ],
  ['reads whose birth was told in the next line', 'When will my wife get a job?>>her dob 3 march 1989, 5:20 am, Nagpur', /job/u],
  ['tells whether a planet is to blame', 'promotion kyu nahi hota>>kya ye rahu ki wajah se hai', /^(?:Haan|Nahi), .*Rahu/u],
  ['answers yes or no of a decision by the decision', 'Should I change my job?>>just yes or no', /^(?:Yes|Not now)/u],
  ['tells how the field suits that is liked', 'mera career kis line me hai>>par mujhe to singing pasand hai', /sangit/iu],
  ['tells the house that it read', 'naukri ka yog kab hai>>aapne kis ghar se dekha', /10th house/u],
];

it.each(rows)('%s', (_, questions, says) => expect(first(questions)).toMatch(says));

it('says nothing that the check would withhold', () => {
  const faults = rows.flatMap(([, questions]) =>
    (['Oracle', 'Astra'] as const)
      .map((astrologer) => askInTurn(questions, setChart, astrologer))
      .filter(
        ({ text, context }) =>
          createVerifier(context.question.chart, testNow)(text).length > 0 || /undefined|NaN|null|[{}]| {2}|[.?!।,;:]{2}/u.test(text),
      ),
  );
  expect(faults).toEqual([]);
});

it('gives no verdict and charges nothing on sensitive matters', () => {
  const { text, isFree } = askInTurn('kya mera bhai jail se chhutega>>pakka?');
  expect(isFree).toBe(true);
  expect(text).not.toMatch(/Haan/u);
});

it('charges nothing for a doubt and for thanks', () => {
  expect(askInTurn('kya is saal shaadi hogi>>aapne pichhle saal bhi yahi kaha tha').isFree).toBe(true);
  expect(askInTurn('When will I get married?>>thank you ji, bless you').isFree).toBe(true);
});

it("matches with the user's chart after another match", () => {
  const [match, again] = ['', '>>only 16 points came in the other app, is it bad'].map(
    (next) => /[\d.]+ of 36/u.exec(first(`match me with my fiance, he is born 9 Jan 1995, Mysore, 2.15 pm${next}`))?.[0],
  );
  expect(match).toBeDefined();
  expect(again ?? match).toBe(match);
});

it('names another day than the first one', () => {
  const [day, other] = ['gadi lene ka shubh din batao', 'gadi lene ka shubh din batao>>us din nahi, koi aur din'].map(
    (questions) => /\d+ [A-Z][a-z]+ 20\d\d/u.exec(first(questions))?.[0],
  );
  expect(other).not.toBe(day);
});
