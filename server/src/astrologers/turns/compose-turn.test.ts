import { createVerifier } from '../check/verify';
import { setChart } from '../relevance/ask-set';
import { askInTurn } from '../testing/ask-in-turn';
import { testNow } from '../testing/charts';

const first = (questions: string): string => askInTurn(questions).text.split('\n\n')[0] ?? '';

const rows: readonly (readonly [does: string, questions: string, says: RegExp])[] = [
  ['owns up to a time that passed', 'मेरी शादी कब होगी>>आपने कहा था जून तक हो जाएगी, कुछ नहीं हुआ', /खेद/u],
  ['is sure without a promise', 'shadi kab hogi meri>>pakka na', /paksh mein/u],
  ['uses an age that is told', 'नौकरी कब मिलेगी>>मेरी उम्र 31 है', /31 की उम्र/u],
  ['answers what if not', 'Will my startup get funding?>>what if they refuse', /^Then/u],
  ['picks one of the options that were put', 'Which is better for me, Pune or Hyderabad?>>so which one??', /Pune|Hyderabad/u],
  ['names a side', 'Will I have my own house?>>in which direction should I look', /north|south|east|west/u],
  ['gives the same of another time', 'Will I get promotion this year?>>and next year?', /2027/u],
  ['leaves a remedy of another planet alone', 'Is my Sun weak?>>What remedies are there for Saturn?', /Saturn/u],
  ['goes on about the one who was spoken of', 'Mera beta padhai nahi karta>>uski shaadi kab hogi', /^Bete ki baat/u],
  ['asks before a month, and not for a month', 'When is a good time to buy a car?>>before March?', /March 2027/u],
  ['goes a year on', 'mera agla saal kaisa rahega>>aur uske baad wala', /2028/u],
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
  ['tells the house that it read', 'naukri ka yog kab hai>>aapne kis ghar se dekha', /10th house/u],
];

it.each(rows)('%s', (_, questions, says) => expect(first(questions)).toMatch(says));

it('says nothing of the chart that the check would withhold', () => {
  const verify = createVerifier(setChart, testNow);
  const faults = rows.flatMap(([, questions]) =>
    (['Oracle', 'Astra'] as const)
      .map((astrologer) => askInTurn(questions, setChart, astrologer).text)
      .filter((text) => verify(text).length > 0 || /undefined|NaN|null|[{}]| {2}|[.?!।,;:]{2}/u.test(text)),
  );
  expect(faults).toEqual([]);
});

it('promises nothing and charges nothing where no chart decides', () => {
  const { text, isFree } = askInTurn('kya mera bhai jail se chhutega>>pakka?');
  expect(isFree).toBe(true);
  expect(text).not.toMatch(/Haan/u);
});

it('charges nothing for a doubt and for thanks', () => {
  expect(askInTurn('kya is saal shaadi hogi>>aapne pichhle saal bhi yahi kaha tha').isFree).toBe(true);
  expect(askInTurn('When will I get married?>>thank you ji, bless you').isFree).toBe(true);
});
