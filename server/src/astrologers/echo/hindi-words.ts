/** First person to second, in both scripts; "apna" stays what it is. */
export const turnedWords: Record<string, string> = {
  mera: 'aapka', meraa: 'aapka', mra: 'aapka', meri: 'aapki', meree: 'aapki', mere: 'aapke', mujhe: 'aapko', muje: 'aapko', mujhey: 'aapko', mujhko: 'aapko', mjhe: 'aapko', mujhse: 'aapse', mujse: 'aapse', mujh: 'aap', mujhpe: 'aap pe', mujhme: 'aap mein', maine: 'aapne', mene: 'aapne',
  hamara: 'aapka', humara: 'aapka', hamari: 'aapki', humari: 'aapki', hamare: 'aapke', humare: 'aapke', hume: 'aapko', hame: 'aapko', hamein: 'aapko', humein: 'aapko', humko: 'aapko', hamko: 'aapko', humse: 'aapse', hamse: 'aapse', humne: 'aapne', hamne: 'aapne', hum: 'aap', ham: 'aap',
  मेरा: 'आपका', मेरी: 'आपकी', मेरे: 'आपके', मुझे: 'आपको', मुझको: 'आपको', मुझसे: 'आपसे', मुझ: 'आप', मुझमें: 'आप में', मैंने: 'आपने', मैं: 'आप', मै: 'आप', हम: 'आप', हमारा: 'आपका', हमारी: 'आपकी', हमारे: 'आपके', हमें: 'आपको', हमको: 'आपको', हमसे: 'आपसे', हमने: 'आपने',
};

/** "Main" is "I" where a clause begins with it, and "in" behind a noun. */
export const isI = (word: string, at: number): boolean => at === 0 && /^(?:main|mai|mein|mei)$/iu.test(word);

const firstPerson: readonly (readonly [RegExp, string])[] = [
  [/^(?:hounga|hoonga|hounggi|houngi|hoongi|hoga?ungi)$/iu, 'hon'],
  [/(?<=[aeiou])(?:u+nga|oonga|unga|u+ngi|oongi|ungi)$/iu, 'yein'],
  [/(?:oonga|unga|oongi|ungi|unngi|unnga)$/iu, 'ein'],
  [/(?:ऊँगा|ऊंगा|उंगा|उँगा|ऊँगी|ऊंगी|उंगी|उँगी)$/u, 'एँ'],
  [/(?:ूँगा|ूंगा|ुंगा|ुँगा|ूँगी|ूंगी|ुंगी|ुँगी)$/u, 'ें'],
];
const thirdPerson: readonly (readonly [RegExp, string])[] = [
  [/^(?:hoga|hogi|hoge)$/iu, 'ho'],
  [/^(?:honge|hongi|honga)$/iu, 'hon'],
  [/^(?:होगा|होगी)$/u, 'हो'],
  [/^(?:होंगे|होंगी)$/u, 'हों'],
  [/eg[aie]$/iu, 'e'],
  [/(?:e|ei)ng[aie]$/iu, 'ein'],
  [/ेग[ाी]$/u, 'े'],
  [/एग[ाी]$/u, 'ए'],
  [/येग[ाी]$/u, 'ये'],
  [/े[ंँ]ग[ेी]$/u, 'ें'],
  [/ए[ंँ]ग[ेी]$/u, 'एँ'],
  [/ये[ंँ]ग[ेी]$/u, 'यें'],
];
/** "karu", "le lun", "करूँ": whether one should. */
const shallI: readonly (readonly [RegExp, string])[] = [
  [/^(?:lu|lun|loon|loo)$/iu, 'lein'],
  [/^(?:du|dun|doon|doo)$/iu, 'dein'],
  [/^(?:jau|jaun|jaoon|jaaun|jaao?n|jaaoon)$/iu, 'jayein'],
  [/^(?:karu|karun|karoon|karoo|kru|krun)$/iu, 'karein'],
  [/^(?:rahu|rahun|rahoon|bechu|bechun|chhodu|chhodun|chodu|chodun|kharidu|kharidun|kholu|kholun|rakhu|rakhun|badlu|badlun|bolu|bolun|padhu|padhun|ruku|rukun|manau|manaun|lagau|lagaun|banau|banaun|karwau|karwaun|karau|karaun|sikhu|seekhu|seekhun|bhejun|bheju|chunu|chunun|sambhalu|sambhalun|sambhaalu|sambhaalun|nikalu|nikalun|daalu|daalun|dalun|likhu|likhun|puchhu|puchhun|poochhu|pehnu|pehnun|pahanu|pahnu|milun|sunu|sunun|todu|todun|bharu|bharun|uthaaun|dekhu|dekhun|mangu|maangu|maangun|likhu|likhun|milu|milun|puchu|puchun|poochu|poochun|sochu|jodu|jodun|todu|todun|uthu|baithu|nikalu|nikalun|bhagu|lautu|chalu|chalun|dhundhu|khoju|khelu|khelun|sunu|bharu|bharun|utaru|daalu|daalun|dalu|dalun|saunpu|pehnu|pehnun|khau|khaun|piyu|jiyu|samjhu|nikaalu|mangwalu|chedu|kaatu|kholun|leau)$/iu, '@'],
  [/^(?!(?:gau|nau|sau|bhau|shau|lau|kau|rau|tau|pau)$)[a-z]{2,}au$/iu, '@'],
  [/^(?!k[ah]|sukoo?n|junoo?n|mon|prasoo?n|saboo?n|galla|sagun|shagun|carto|bal)[a-z]{2,}(?:un|oon)$/iu, '@'],
  [/^(?:लूँ|लूं)$/u, 'लें'],
  [/^(?:दूँ|दूं)$/u, 'दें'],
  [/(?:ऊँ|ऊं)$/u, 'एँ'],
  [/(?:ूँ|ूं)$/u, 'ें'],
];

const applied = (word: string, rules: readonly (readonly [RegExp, string])[]): string | null => {
  for (const [pattern, instead] of rules) {
    if (!pattern.test(word)) continue;
    return instead === '@' ? word.replace(/(?<=a)u+n?$/iu, 'yein').replace(/(?:oon|un|u)$/iu, 'ein') : word.replace(pattern, instead);
  }
  return null;
};

/** The last verb as it is wished: "karega" and "karunga" are "kare" and "karein"; null where it is another form. */
export const wished = (verb: string): { verb: string; isAsked: boolean; isOwn: boolean } | null => {
  if (/^(?:hoon|hun|hu|हूँ|हूं)$/iu.test(verb)) return null;
  const own = applied(verb, firstPerson);
  if (own !== null) return { verb: own, isAsked: false, isOwn: true };
  const asked = applied(verb, shallI);
  if (asked !== null) return { verb: asked, isAsked: true, isOwn: true };
  const third = applied(verb, thirdPerson);
  return third === null ? null : { verb: third, isAsked: false, isOwn: false };
};

/** What is now: "raha hu" is said as "rahe hain" to the one who asks; everything else stays. */
export function asNow(words: readonly string[]): string[] | null {
  const last = words.at(-1) ?? '';
  if (!/^(?:hu|hun|hoon|हूँ|हूं|हू)$/iu.test(last)) return [...words];
  const isDevanagari = /\p{Script=Devanagari}/u.test(last);
  const before = words.at(-2) ?? '';
  const [participle, said] = isDevanagari ? [/(?<=[तह])ा$/u, 'े'] : [/(?<=[th])a+$/iu, 'e'];
  return [...words.slice(0, -2), before.replace(participle, said), isDevanagari ? 'हैं' : 'hain'];
}
