import type { SearchText } from './lexicon';

const asksLike =
  / (?:what|how) (?:is|will|would|are) .* (?:be like|like|look like) $| what kind of (?:a )?(?:person|man|woman|partner|husband|wife) /u;

/** "What is my future husband like?" */
export const asksWhatLike = ({ plain }: SearchText): boolean => asksLike.test(plain);

const opensYesNo = /^ (?:will|shall|should|can|could|would|is|are|am|do|does|did|has|have|was|were|kya|kyaa) /u;
/** क्या before these words is "what", and not a question for yes or no. */
const opensAsWhat = /^ (?:(?:and|aur|to|ab|so) )?(?:kya|kyaa) (?:kar(?:u|un|oon|oo|e|en|ein|na|ne|naa|ane|anaa|ana)|kare|upay|upaay|kaaran|karan|vajah|wajah|haal|likha|likhaa|matlab|asar|problem|samasya|galat|kiya|khaas|bolte|kahte|kahti) /u;

/** A question that begins with its verb or with क्या asks for yes or no. */
export const opensAsYesNo = ({ plain }: SearchText): boolean =>
  !opensAsWhat.test(plain) && (opensYesNo.test(plain) || /^ (?:and|aur|but|so|ok|please|then) (?:will|should|can|is|are|am|do|does|kya|kyaa) /u.test(plain));

const hindiVerbEnd =
  / (?:\w*(?:eg|og|ung|oong)[aie]+|(?:kar|rakh|kha?ree?d|bech|ch?hod|pah?a?n|peha?n|badal|ja+|bol|mil|bana+|khol|l|d|kah|poochh?|puchh?|maan|chun|bhej|laga+|chal|rah|ruk)(?:u|un|oo|oon|ein|en)) (?:(?:kya|kyaa|na|naa|ji|kabhi|kabhee|ya nahi|ya nahin|ya nahee|ya naheen) )?$/u;
/** "loan lu?", "karz utrega?": a Hindi question that only its verb asks. */
export const endsAsYesNo = (text: SearchText): boolean =>
  text.mayBeHindi && hindiVerbEnd.test(text.plain) && !/ (?:kya|kyaa) (?:kar\w*|hog\w*) $/u.test(text.plain) && !/ (?:kab|kaise|kaisa|kaisi|kaun\w*|konsa|konsi|kis|kitn\w*|kahan|kahaan|kaha|kyu\w*|kyo\w*) /u.test(text.plain);

/** Whether the form of a sentence asks: by its first word, its last verb or a mark. */
export const asksOutright = (text: SearchText): boolean => opensAsYesNo(text) || endsAsYesNo(text) || / kya $| kyaa $|^ (?:when|why|how|what|which|who|where|whom|kab|kyu|kyun|kyon|kaise|kaisa|kaisi|kaun\w*|kahan) /u.test(text.plain);
