import { testNow } from '../testing/charts';
import { readQuestion } from './read-question';

const whoIn = (text: string) => readQuestion(text, [], testNow, Date.parse('1996-02-17T05:10:00Z'), 'English').kin?.id ?? 'oneself';

it.each([
  ['mera job kab lagega bhai, ek saal se khali baitha hu', 'oneself'],
  ['seat confirm hogi kya JEE me, 92 percentile aaye', 'oneself'],
  ['yaar mere dost ne Audi le li, meri gaadi kab aayegi', 'oneself'],
  ['meri behen ki shadi ho gayi, ab meri kab hogi', 'oneself'],
  ['ek ladki office me pasand hai, usse shadi ho payegi?', 'partner'],
  ['मम्मी पूछ रही हैं मेरी शादी कब होगी', 'oneself'],
  ['पति का कारोबार मंदा है, मुझे नौकरी कब मिलेगी?', 'oneself'],
  ['My wife thinks I should quit, will I get a promotion this year?', 'oneself'],
])('takes whoever is only told of for nobody who is asked about: %s', (text, who) => {
  expect(whoIn(text)).toBe(who);
});

it.each([
  ["My brother's business is in loss since Diwali. When will it recover?", 'brother'],
  ['मेरे बेटे की नौकरी कब लगेगी, दो साल से घर बैठा है', 'son'],
  ['beti ke school ki teacher kehti hai wo weak hai, uski padhai kaisi rahegi', 'daughter'],
  ['Will my sister get married this year?', 'sister'],
])('keeps whoever the question is about: %s', (text, who) => {
  expect(whoIn(text)).toBe(who);
});

it.each([
  ["my cousin's marriage when, he is 31 now", 'cousin'],
  ['भतीजे का एडमिशन कब होगा', 'nephew'],
  ['bhanji ki naukri kab lagegi', 'niece'],
  ['will my roommate clear the railway exam', 'friend'],
  ['will my akka get married this year', 'elderSister'],
  ['Didi should continue Kathak or not', 'elderSister'],
  ["my aunt's visa will come or not", 'uncle'],
  ['jiju ka transfer kab hoga', 'brotherInLaw'],
  ['my cousin brother is in Canada, will he settle there', 'cousin'],
  ['bhai should i change my job this year', 'oneself'],
  ['mummy bol rahi hai job chhod do, chhod du kya', 'oneself'],
  ['bua ne bataya ki dukan chalegi, meri dukan kab chalegi', 'oneself'],
])('knows relatives by all their names, in English sentences too: %s', (text, who) => {
  expect(whoIn(text)).toBe(who);
});
