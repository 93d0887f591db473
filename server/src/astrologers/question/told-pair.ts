const own = '(?:mujhe|mujhko|mera|mere|meri|main|mai|hame|humein|hamare|i|my|have|got|both|do|dono|in|the|a|an|am|selected|for|between|me|मुझे|मेरा|मेरे|मेरी|दोनों|sir|hi|ji)';
const name = '[\\p{L}\\p{M}\\p{N}.&-]+';
const joint = new RegExp(`^(?:.*[.;!?।] )?(?:${own} )*(${name}(?: ${name}){0,2}?) (?:aur|and|or|और|तथा) (${name}(?: ${name}){0,2}?) (?:(?:dono|both|दोनों|ka|ki|ke|का|की|के|me|mein|में|se|से|ne|ने|exams?|papers?|interviews?|offers?|admission|on|in|clash\\w*|are|have)(?= |,)).*$`, 'iu');
const meet = / (?:ek hi|same|clash\w*|dono|both|ek saath|ek sath|mil ga?y\w*|mil rah\w*|mile|aay[aei]|aa ga?y\w*|select\w*|offers?|admission|एक ही|दोनों|मिल|मिले|साथ|चुन लिया) /iu;
const picks = /(?:^|[ ,])(?:kons[aei]|kaun ?s[aei]|kis(?:ko|me|mein|ka|ki|ke)?|kise|which(?: one)?|कौन ?-?स[ाीे]|किस(?:को|में|का|की)?|किसे) (?:wala |wali )?(?:(?:should|shall|do) i |to )?(?:(?:paper|exam|offer|job|course|college|one|पेपर|परीक्षा|ऑफर) )?(du|dun|lu|lun|le lu|karu|karun|chunu|chunun|join karu|jau|jaun|join|pick|choose|take|write|give|attempt|accept|दूँ|दूं|लूँ|लूं|करूँ|करूं|चुनूँ|चुनूं|जाऊँ|जाऊं)(?: (?:kya|ji|please|plz|sir))?[\s?.!।]*$/iu;
const asked = / (?:ya|या|versus|vs) /iu;

const listedName = `${name}(?: (?!and |aur |which |kaun|kons|kis)${name}){0,3}`;
/** "I have two offers, A and B, which one to join". */
const listed = new RegExp(`\\b(?:two|2|both|do|dono|options?|offers?|colleges?|courses?|seats?|दो|दोनों)(?: ${name}){0,4}\\s*[,:;-]\\s*(?:one |ek |a |an |the )?(${listedName}) (?:aur|and|और) (?:one |ek |dusra |a |an |the )?(${listedName})\\s*[,.;]?\\s+(?:which|kaun|kons|kis|कौन|किस)`, 'iu');
const people = /\b(?:proposals?|rishte|rishta|boys?|girls?|ladke|ladka|ladki\w*|groom|bride|shaadi|shadi|marry|marriage)\b/iu;

/** "The papers of A and B fall on one day, which do I write?" chooses between the two; as it is where no two meet. */
export function toChoice(raw: string): string {
  const text = ` ${raw.trim()} `;
  const [, here, there] = asked.test(text) || people.test(raw) ? [] : (listed.exec(raw.trim()) ?? []);
  if (here && there) return /\b(?:which|whom)\b/iu.test(raw) ? `which is better, ${here} or ${there}` : `${here} ya ${there}`;
  const verb = picks.exec(raw.trim())?.[1];
  if (verb === undefined || asked.test(text) || !meet.test(text)) return raw;
  const [, one, two] = joint.exec(raw.trim()) ?? [];
  if (!one || !two || one.toLowerCase() === two.toLowerCase() || /^(?:also|then|now|phir|fir|ab)\b/iu.test(two)) return raw;
  if (/^[a-z]+$/iu.test(verb) && /^(?:join|pick|choose|take|write|give|attempt|accept)$/iu.test(verb)) return `should i ${verb} ${one} or ${two}`;
  return /\p{Script=Devanagari}/u.test(verb) ? `${one} ${verb} या ${two} ${verb}` : `${one} ${verb} ya ${two} ${verb}`;
}
