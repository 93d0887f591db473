import { findAllKin, type Kin } from './people';
import { shortVowels, type QuestionText } from './question-text';

/** Somebody whose turn is asked for; `null` is the one who asks, `rank` counts two children of one kind. */
export interface Rival {
  kin: Kin | null;
  rank: 'elder' | 'younger' | null;
}

const first = / (?:first|sooner|earlier|pehle|pahle|pahale) /u;
const before = / before (?:me|mine|i|my \w+|her|him|us) | (?:mujhse|mujh se|humse|ham se|usse|unse) (?:pehle|pahle|pahale) | (?:bhai|behen|bahan|beti|bete|beta|dost|pati|patni|didi|saheli) se (?:pehle|pahle|pahale) /u;
/** "Before my son's wedding" is a time, and nobody's turn. */
const byEvent = / before (?:my|his|her|our) (?:\w+ )?(?:sons?|daughters?|sisters?|brothers?|kids?|childs?|cousins?|friends?|parents?|husbands?|wifes?|mothers?|fathers?) (?:wedding|marriage|engagement|exams?|birthday|board\w*|delivery|school|college|admission|retirement|arrival|visit|operation|surgery) | (?:bet[aei]|beti|bhai|behen|bahan|dost|didi|papa|pita|maa) ki (?:sh?adi|shaadi|sagai|vivah|exam|pariksha|delivery|retirement) se (?:pehle|pahle|pahale) /u;
const asksWho = / (?:who|whose|which|kaun|kiski|kiska|kisko|kisaki|kisaka|kisako|kise|kis ki|kis ka) /u;
const self = / (?:me|i|my|mine|meri|mera|mere|main|mujhe|mujhse|mujh|hum|ham|meree|meraa) (?:or|ya|yaa|and|aur) | (?:or|ya|yaa|and|aur) (?:me|i|mine|my own|meri|mera|mere|main|mujhe|mai) | before (?:me|mine|i) | (?:mujhse|mujh se|humse) | (?:will i|shall i|do i) | (?:pehle|pahle|pahale) (?:meri|mera|main) (?:\w+ ){0,4}(?:ya|yaa|or) | (?:ya|yaa|or) (?:meri|mera|main|mine) (?:\w+ )?$| (?:meri|mera|main|meree|meraa) .*(?:bhai|behen|bahan|dost|didi|saheli) se (?:pehle|pahle|pahale) /u;
const twoChildren = / (?:two|both|2|dono|donon|do) (?:of )?(?:my )?(sons?|bete|beton|ladke|ladkon|daughters?|betiyan|betiyon|betiyaan|ladkiyan|ladkiyon|children|kids|bachche|bachchon|bachon|ba?chche) /u;
const elderAndYounger = / (?:chhoti|choti|chhote|chote|chhota|chota|younger|badi|bade|bada|elder|older) (beti|bete|beta|son|daughter|ladki|ladke) .*(?:or|ya|and|aur) .*(?:badi|bade|bada|elder|older|chhoti|choti|chhote|chote|younger) /u;
const siblings = / (?:hum dono|ham dono|dono|we two) .*(?:bhai behen|bhai bahan|bahan bhai|behen bhai|siblings) | (?:bhai behen|bhai bahan|siblings) (?:me|mein|men) se /u;

const child = (id: Kin['id'], rank: Rival['rank']): Rival => ({ kin: { id, house: rank === 'elder' ? 5 : 7 }, rank });

/** The two whose order is asked for ("who marries first, me or my sister?"); null where no order is. */
export function findRivals(text: QuestionText, gender: 'Male' | 'Female'): readonly [Rival, Rival] | null {
  const plain = shortVowels(text);
  if (byEvent.test(plain)) return null;
  if (!(first.test(plain) && (asksWho.test(plain) || / (?:or|ya|yaa) /u.test(plain))) && !before.test(plain)) return null;
  const pair = twoChildren.exec(plain)?.[1] ?? elderAndYounger.exec(plain)?.[1];
  if (pair) {
    const id = /^(?:son|bet[eo]|ladko|ladke)/u.test(pair) ? 'son' : /^(?:daugh|beti|ladki)/u.test(pair) ? 'daughter' : 'child';
    return [child(id, 'elder'), child(id, 'younger')];
  }
  if (siblings.test(plain)) return [{ kin: null, rank: null }, { kin: gender === 'Male' ? { id: 'sister', house: 3 } : { id: 'brother', house: 3 }, rank: null }];
  const kin = findAllKin(text).filter(({ id }) => id !== 'partner');
  const people: Rival[] = kin.map((each) => ({ kin: each, rank: null }));
  const [a, b] = self.test(plain) ? [...people.slice(0, 1), { kin: null, rank: null }] : people;
  return a && b ? [a, b] : null;
}
