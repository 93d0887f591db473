import type { Context } from './context';

const clock = / (?:wrong|galat|incorrect|off|exact|pata nahi|dont know|not sure|difference|differ\w*|fark|farak|hospital|born|janm\w*|janam\w*|birth|samay) .*(?:minutes?|mins?|minat|minute|hours?|ghante) |(?:minutes?|mins?|minat) .*(?:change|difference|matter|fark|farak|badal\w*) .*(?:ascendant|lagna?|chart|kundli|everything|kuch|rashi|accurate)|(?:birth time|time of birth|janm samay|janm ka samay|janam samay|janam ka samay|janam time) .*(?:between|ke beech|ke bich|pakka nahi|andaz\w*|approx\w*|estimate\w*|roughly|around)|(?:birth time|time of birth|janm samay|janm ka samay|janam samay) (?:is |was )?(?:wrong|galat|not exact|not sure|off|pata nahi)|(?:dont know|not sure of) my (?:exact )?(?:birth time|time of birth) /u;

const degreesAnHour = 15;

const edits = / (?:edit|change my (?:birth|time|dob)|correct (?:my|it)|sudhar\w*|(?:kaise|kahan|kaha) badal\w*) /u;
export const asksClock = (words: string): boolean => clock.test(words) && !edits.test(words);

/** What a birth time that is off by some minutes changes in this chart, and what it leaves. */
export function explainClock({ say, read, question: { chart }, book, isEnglish }: Pick<Context, 'say' | 'read' | 'book' | 'isEnglish'> & { question: Pick<Context['question'], 'chart'> }): string {
  const told = / (\d{1,3}) (?:minutes?|mins?|minat)/u.exec(read.text.plain)?.[1];
  const [, from, to] = / (\d{1,2}) (?:am |pm |baje )?(?:se|to|and|or|ya|aur) (\d{1,2}) /u.exec(read.text.plain) ?? [];
  const between = from && to ? Math.abs(Number(to) - Number(from)) * 60 : 0;
  const isHour = / (?:between|beech|ek ghant\w*|an hour|one hour|1 hour|approx\w*|lagbhag|andaz\w*) /u.test(read.text.plain);
  const minutes = Math.min(Number(told ?? (between || (isHour ? 60 : 15))), 120);
  const shift = (minutes / 60) * degreesAnHour;
  const inSign = chart.ascendant.longitude % 30;
  const stays = inSign >= shift && inSign + shift < 30;
  const sign = book.sign(chart.ascendant.sign);
  const many = isEnglish ? `${minutes} minutes` : `${minutes} मिनट`;
  return [
    stays
      ? say([`${many} would most likely leave your lagna in ${sign}`, ['; only D9, D10 and the dates of the dashas would move a little', ', and move just the D9, the D10 and the dasha dates a little'], '.'], [`${many} के फ़र्क से लग्न ${sign} ही रहने की संभावना है`, ['; बस नवांश, दशांश और दशा की तारीखें थोड़ी बदलेंगी', ', सिर्फ़ D9, D10 और दशा की तारीखों में थोड़ा फ़र्क आएगा'], '।'])
      : say([`${many} could change your lagna, which is close to the border of ${sign}`, ['; then every house would shift by one', ', and with it all the houses'], '.'], [`${many} के फ़र्क से लग्न बदल सकता है, क्योंकि वह ${sign} की सीमा के पास है`, ['; तब सब भाव एक-एक खिसकेंगे', ', और उसके साथ सब भाव'], '।']),
    say([['Signs of the planets and your nakshatra hardly change in that time', 'The Moon sign and the signs of the planets stay as they are'], [', so what rests on them holds.', '; edit the record if you learn the right time.']], [['ग्रहों की राशियाँ और नक्षत्र इतने में लगभग वही रहते हैं', 'चंद्र राशि और ग्रहों की राशियाँ नहीं बदलतीं'], [', उन पर टिकी बातें सही रहेंगी।', '; सही समय मिले तो कुंडली में सुधार कर लीजिए।']]),
  ].join('\n\n');
}

/** "Why?" at the beginning of a chat. */
export function composeBare({ say }: Context): string {
  return say(
    [['About what', 'Which matter do you mean', 'What is it about'], ['? Name it, for instance your job, a wedding or money', '? Work, love, money, family: say one word more'], ['.', ', and I answer from your chart.']],
    [['किस बारे में', 'कौन-सी बात', 'किस विषय में'], ['? जैसे नौकरी, विवाह या पैसा, एक शब्द और लिखिए', '? काम, रिश्ता, पैसा या परिवार, बताइए'], ['।', ', जवाब कुंडली से मिलेगा।']],
  );
}
