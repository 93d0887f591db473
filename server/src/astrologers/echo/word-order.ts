const asking = '(?:by )?when|why|how soon|at what age|(?:in )?(?:which|what) (?:year|month)|how';
const whoOrWhat = "(?!(?:will|would|can|could|should|shall|do|does|did|is|are|am|has|have|had|to|about|many|much|long|often|far|soon|come)\\b)[\\p{L}\\d'.-]+(?: (?!(?:will|would|can|should)\\b)[\\p{L}\\d'.-]+){0,5}";
const behind = new RegExp(`^(${asking}) (${whoOrWhat}) (will|would|can|should) (.+)$`, 'iu');
const declared = /^((?:my|our|his|her|their|the|this|i|we|he|she|they|it)(?: (?!(?:will|would|is|are|was|were|has|have|had|says?|said|wants?|and|but|that|who|which|when|if)\b)[\p{L}\d'.-]+){0,4}) will (.+)$/iu;

/** "When I will get it", "my plot will sell or not": as India asks it, with the verb behind the subject. */
export function withVerbFirst(text: string): string {
  const [, lead = '', subject = '', aux = '', rest = ''] = behind.exec(text) ?? [];
  if (lead !== '') return `${lead} ${aux} ${subject} ${rest}`;
  return text.replace(declared, 'will $1 $2');
}

/** "Travel ever" and "ever travel" ask the same. */
export const withoutEver = (words: string): string => words.replace(/(?<=^| )(?:ever|actually|really|actualy) (?=\S)/giu, '');

const trailing = /^(.+?) (mera|meri|mere|mujhe|mujhko|muje|hamara|humara|hamari|humari|hame|hume|hamein|humein|humko|hamko|vo|wo|woh|मेरा|मेरी|मेरे|मुझे|मुझको|हमारा|हमारी|हमें|हमको|वो|वह)$/iu;
const ofVerb = /(?:eg[aie]|ung[aie]|hog[aie]|honge|ेग[ाीे]|एग[ाी]|ेंगे|एंगे|एँगे|होग[ाी])$/iu;

/** "Kab milega mujhe": who it is for stands behind the verb, and is said before it. */
export function withOwnerFirst(text: string): string {
  const [, rest = '', owner = ''] = trailing.exec(text) ?? [];
  const verb = rest.replace(/ (?:kya|kyaa|क्या)$/iu, '');
  return ofVerb.test(verb) ? `${owner} ${rest}` : text;
}
