import { settle, type Plain, type Settled } from '../plain';

const doshas = '(?:manglik|mangalik|mangal dosh\\w*|kuja dosh\\w*|ka+l ?sa+rp\\w*|pitra? dosh\\w*|pitru dosh\\w*|na+di dosh\\w*|bhakoot dosh\\w*|gand ?mool\\w*|mool nakshatr\\w*|vish yog\\w*|grahan dosh\\w*|guru chandal\\w*|kemdrum\\w*|sade ?sati|sadhe ?sati|shani ki (?:dasha|dhaiya)|dosh\\w*)';
const harm = '(?:tut\\w*|toot\\w*|tuut\\w*|break\\w*|broke|divorce\\w*|tala[kq]\\w*|barba+d\\w*|ruin\\w*|spoil\\w*|destroy\\w*|kharab ho\\w*|fail\\w*|mar ja\\w*|maut|mrityu|death|die|dies|widow\\w*|vidhwa|second marriage|do sh?a+di|never marry|nahi hoti|nahin hoti)';

const rows: readonly Settled[] = [
  // Whether a dosha breaks a marriage or a life, asked of the rule and not of one's own chart.
  [
    [new RegExp(` (?:${doshas} (?:\\w+ ){0,5}${harm}|${harm} (?:\\w+ ){0,5}${doshas}) `, 'u'), / (?:hone se|hona se|ho to|hon to|ki wajah se|ke karan|se|walo ki|logo ki|people|person|does|do|can|cause\w*|always|zaroor|hamesha|because of|due to|if (?:one|a|the|someone|only|he|she)|is it true|sach) /u, / (?:kya|\?|does|do|can|is it|will|sach|true|hot[aei]|jat[aei]|hai|why|kyu\w*) /u],
    / (?:meri sh?a+di (?:kab|kyu)|kab|when|upay|remedy|remedies|what to do|kya karu|my son|my daughter|beta|beti|am i|kya main|kya mai|do i have|hu kya|hoon kya|meri kundl\w*|mera) /u,
    [
      [['No: no dosha breaks a marriage or a life by itself; it is one point among many, and older texts name a dozen exceptions to it.', 'No, that is fear and no rule: marriages hold or break by two people, and a dosha is at most a hint to compare the charts well.'], ['Half of all charts have one of these names in them, and most of those people live as others do.', 'In Matching it is weighed against the other chart, and often it cancels out.'], ['If you like, ask how it stands in your own chart.']],
      [['नहीं: कोई दोष अकेले न शादी तोड़ता है, न जीवन बिगाड़ता है; यह कई बातों में से एक है, और पुराने ग्रंथ इसके कई अपवाद बताते हैं।', 'नहीं, यह डर है, नियम नहीं: शादी दो लोगों से चलती या टूटती है, दोष बस मिलान ध्यान से करने का संकेत है।'], ['आधी कुंडलियों में ऐसा कोई नाम मिल जाता है, और उनमें से ज़्यादातर लोग सामान्य जीवन जीते हैं।', 'मिलान में इसे दूसरी कुंडली के साथ देखते हैं, और अक्सर यह कट जाता है।'], ['अपनी कुंडली में यह कैसा है, यह भी पूछ सकते हैं।']],
    ],
  ],
];

/** What is feared of a dosha as a rule. */
export const doshaFears: readonly Plain[] = settle(rows);
