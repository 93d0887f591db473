import { normalize } from './text/normalize';

/** Phrases that always count, whatever their context. */
const phrases = [
  'kill myself',
  'killing myself',
  'kill my self',
  'end my life',
  'ending my life',
  'take my own life',
  'taking my own life',
  'want to die',
  'wanna die',
  'rather be dead',
  'better off dead',
  'want to be dead',
  'commit suicide',
  'suicidal thoughts',
  'hang myself',
  'want to kms',
  'gonna kms',
  'going to kms',
  'how many pills',
  'how many sleeping pills',
  'how many sleeping tablets',
  'do not want to live anymore',
  "don't want to live anymore",
  'dont want to live anymore',
  'hanging himself',
  'hanging herself',
  'killing himself',
  'killing herself',
  'kill himself',
  'kill herself',
  'khudkushi karna',
  'khudkushi kar lu',
  'suicide kar lu',
  'suicide karna',
  'aatmhatya karna',
  'aatmhatya kar lu',
  'jaan de du',
  'jaan de dunga',
  'jaan de dungi',
  'jaan de dega',
  'jaan de degi',
  'marna chahta',
  'marna chahti',
  'mar jana chahta',
  'mar jana chahti',
  'jeena nahi chahta',
  'jeena nahi chahti',
  'nahi jeena chahta',
  'nahi jeena chahti',
  'zeher kha lu',
  'fansi laga lu',
  'fansi laga lega',
  'fansi laga lunga',
  'fansi laga lungi',
  'आत्महत्या करना',
  'जान दे दूँ',
  'मरना चाहता',
  'मरना चाहती',
  'जीना नहीं चाहता',
  'जीना नहीं चाहती',
  'फाँसी लगा लेगा',
].map((phrase) => normalize(phrase).join(' '));

/** Hair and clothes are dyed, however the word is spelled. */
const dyed =
  /\b(?:die|dye|dying|dyeing)(?: (?:my|his|her|our|the|this|that|some|a))*(?: (?:old|white|grey|gray|long|short|wedding))* (?:hairs?|beards?|moustache|roots|highlights|streaks|clothes?|fabric|wool|yarn|sarees?|saris?|dupattas?|lehengas?|kurtas?|curtains?|shoes|shirts?)\b(?! (?:is|are|was|were|fell|falls?|falling|loss|has|have|keeps?|gone|all|stinks?|torn))/giu;
export const withoutDye = (text: string): string => text.replace(dyed, ' ');

/** Whether a text expresses suicide in common words. */
export function isExplicitDespair(text: string): boolean {
  const words = ` ${normalize(withoutDye(text)).join(' ')} `;
  return phrases.some((phrase) => words.includes(` ${phrase} `));
}
