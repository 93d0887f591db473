/** What is typed on a phone instead of the word, English and Hindi in Latin letters. */
const shortForms: Record<string, string> = {
  nxt: 'next', yr: 'year', yrs: 'years', mnth: 'month', mnths: 'months', wk: 'week', wen: 'when', whn: 'when', wht: 'what', wat: 'what', abt: 'about', bcz: 'because', bcoz: 'because', coz: 'because', wid: 'with', gud: 'good', frnd: 'friend', frnds: 'friends', mrg: 'marriage', mrge: 'marriage', marrige: 'marriage', marraige: 'marriage', bday: 'birthday', tmrw: 'tomorrow', tmr: 'tomorrow', tmrow: 'tomorrow', tdy: 'today', wil: 'will', shud: 'should', shld: 'should', cn: 'can', hw: 'how', fut: 'future', gov: 'govt', govnt: 'govt', rltn: 'relation', rlsp: 'relationship', prblm: 'problem', hlth: 'health', mony: 'money', ppl: 'people',
  k: 'ke', kb: 'kab', kbtk: 'kabtak', kse: 'kaise', ksa: 'kaisa', ksi: 'kaisi', kyo: 'kyu', qu: 'kyu', kyn: 'kyun', mje: 'mujhe', mjhe: 'mujhe', shdi: 'shadi', nkri: 'naukri', jb: 'job', pyr: 'pyar', sb: 'sab', bht: 'bahut', bhot: 'bahut', thk: 'theek', tk: 'tak', agle: 'agle', sal: 'saal', kro: 'karo', krna: 'karna', kru: 'karu', krun: 'karun', krdo: 'kardo', krta: 'karta', krti: 'karti', rha: 'raha', rhi: 'rahi', rhe: 'rahe', rhega: 'rahega', rhegi: 'rahegi', hga: 'hoga', hgi: 'hogi', mlega: 'milega', mlegi: 'milegi', btao: 'batao', btaiye: 'bataiye', smjh: 'samajh', upaye: 'upay', upai: 'upay',
};

const words = new Map(Object.entries(shortForms));

export const expandShortForm = (word: string): string => words.get(word) ?? word;
