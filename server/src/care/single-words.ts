import type { CareClass } from './classes';
import { normalize } from './text/normalize';

/** A single short word is an answer or a search; it needs care only if it names danger itself. */
const shortWord = /^[^\p{L}]*[\p{L}\p{M}]{1,9}[^\p{L}]*$/u;
const mayNameDanger =
  /suicid|kill|kms|di(?:e|ed|es|ing)\b|dying|dead|death|murder|poison|overdose|hang(?!out)|cut|depress|hopeless|rape|molest|abuse|beat|help|khudk|hatya|\bmar|maut|mrit|zah|zeh|phans|faans|bacha|balat|alvida|goodbye|farewell|jump|pill|tablet|goli|rope|rassi|blade|knife|मर|मौत|मृत्यु|ज़हर|हत्या|फाँसी|फांसी|ख़ुदकुशी|खुदकुशी|बचाओ|अलविदा|रस्सी|ब्लेड/iu;

/** Whether a text is one short, harmless word, whatever the model's score. */
export const isSilentWord = (text: string): boolean => shortWord.test(text) && !mayNameDanger.test(text.normalize('NFC'));

/** Complete texts of one or two words that name a danger, by the matter to answer; spellings are normalized. */
const namedDangers: Partial<Record<CareClass, readonly string[]>> = {
  active_ideation: [
    'sucid',
    'suiside',
    'selfharm',
    'self harm',
    'सुसाइड',
    'poison',
    'zeher',
    'zehar',
    'zahar',
    'ज़हर',
    'hang',
    'hanging',
    'noose',
    'faansi',
    'phansi',
    'faasi',
    'phasi',
    'khudkushi',
    'khudkhushi',
    'फाँसी',
    'फांसी',
    'खुदकुशी',
  ],
  // The matter is unknown: the answer asks directly and names a person to call.
  hopelessness: ['help me', 'save me', 'bachao', 'bacha lo', 'mujhe bachao', 'mujhe bacha lo', 'बचाओ', 'बचा लो', 'मुझे बचाओ', 'मुझे बचा लो'],
  blackmail: ['blackmail', 'blackmailing', 'blackmailed', 'ब्लैकमेल', 'stalking', 'stalked', 'stalker'],
  dowry: ['dowry', 'dahej', 'दहेज'],
  harm_to_others: ['murder', 'murdered', 'hatya', 'qatl', 'katl', 'हत्या', 'कत्ल', 'क़त्ल'],
  home_violence: [
    'abuse',
    'abused',
    'abusive',
    'assault',
    'violence',
    'domestic violence',
    'beaten',
    'beating',
    'marpit',
    'marpeet',
    'maarpeet',
    'maarpit',
    'marpitt',
    'mar peet',
    'mar pit',
    'maar peet',
    'maar pit',
    'marpeit',
    'pitai',
    'hinsa',
    'gharelu hinsa',
    'मारपीट',
    'मार पीट',
    'मारपिट',
    'पिटाई',
    'हिंसा',
    'घरेलू हिंसा',
  ],
  sexual_abuse: [
    'rape',
    'raped',
    'molested',
    'molestation',
    'balatkar',
    'balatkaar',
    'blatkar',
    'blatkaar',
    'baltkar',
    'chhedchhad',
    'chedchad',
    'chhedchhaad',
    'बलात्कार',
    'बलत्कार',
    'रेप',
    'छेड़छाड़',
    'छेड़खानी',
  ],
};
const fold = (text: string): string => normalize(text).join(' ');
const namedClasses = new Map(
  Object.entries(namedDangers).flatMap(([className, texts]) => texts.map((text) => [fold(text), className as CareClass] as const)),
);

/** A gun that is shown or pointed; a toy or a film has other words around it. */
const gunShown =
  /(?:\bne|ने) (?:\S+ ){0,2}(?:tamanch\w*|desi katta|katta|bandook|banduk|pistol|revolver|तमंचा|कट्टा|बंदूक|बन्दूक|पिस्तौल|रिवॉल्वर) (?:dikha|ta+n|nika+l|दिखा|तान|निकाल)|\b(?:pull(?:s|ed)|point(?:s|ed)) (?:a|his|her|the) (?:gun|pistol|revolver) (?:on|at) (?:me|us|my|papa|him|her)\b/iu;
const isStaged =
  /\b(?:films?|movies?|serials?|series|game|toy|khilona|khilauna|drama|play|sapn\w*|dream\w*)\b|फिल्म|फ़िल्म|सीरियल|खिलौन|नाटक|सपन/iu;

/** The matter of a text of one or two words, or a gun emoji; "help!" is one, "help" is not. */
export function findNamedDanger(text: string): CareClass | undefined {
  if (gunShown.test(text) && !isStaged.test(text)) return 'home_violence';
  return /^\s*help\s*!+\s*$/iu.test(text) ? 'hopelessness' : namedClasses.get(fold(text));
}

/** "help" may be about a page or a life, "kill" about a game: their author is asked. */
export const isAskedWord = (text: string): boolean => /^[^\p{L}]*(?:help|madad|मदद|kill|dead)[^\p{L}]*$/iu.test(text);
