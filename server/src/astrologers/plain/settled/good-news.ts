import { tell, type Plain } from '../plain';

const came = / (?:select\w*|selection|pass|paas|clear\w*|qualif\w*|approv\w*|manj?ur\w*|manzoor|manjoor|sanction\w*|confirm\w*|ho ga?y[aie]|hogay[aie]|ho gya|ho gyi|hogya|hogyi|mil ga?y[aie]|milgay[aie]|mil gya|mil gyi|lag ga?y[aie]|lag gya|lag gyi|aa ga?y[aie]|aagay[aie]|aa gya|aa gyi|ban ga?y[aie]|(?:i|we|he|she|they) (?:have |has )?(?:got|passed|cleared|cracked|made it|won|joined|said yes|agreed)|got (?:the|my|it|a|selected|promoted|placed|through|engaged|married|visa|job|offer)|came through|it happened|has come|is done|came true|sach ho|jeet ga?y[aie]|jit ga?y[aie]) /u;
const thanks = / (?:thanks?|thank you|thankyou|thanku|thnk\w*|thnx|thx|tnx|ty|shukriya|shukria|dhanyava\w*|dhanyawa\w*|dhanyvad|aabha+r\w*|abhar|meherbani|bless\w*|god is great|congratulate|badhai|mitha\w*|yay|yayy\w*|hurray|so happy|very happy|bahut khush|khush\w* hu\w*) /u;
const bad = / (?:fail\w*|reject\w*|not|nahi|nahin|nhi|cancel\w*|accident\w*|divorce\w*|talak|talaq|death|died|guzar\w*|bimar\w*|lost|kho|chor\w*|breakup|break up|late|der|galat|jhooth\w*|jhuth\w*|but|par|lekin|magar|phir bhi|bura|dukh\w*|sad|problem\w*|dard|fracture|fat|moti|mota|fine|challan|notice|fired|terminate\w*) /u;
/** A lighter heart is thanked for, and is no news. */
const ofMood = / (?:mann?|mood|dil|mind|tension|sukoon|sukun|shanti|bharosa|samajh|samaj|doubts?|sab clear|baat clear|halka) /u;
const asks = / (?:kab|kya|kaise|kais[ai]|kahan|kitn\w*|kaun\w*|kons\w*|kyu\w*|kyo\w*|when|what|how|why|which|will|should|can|could|is it|are|now what|ab|next|aage|hoga|hogi|honge|karu|karun|lu|lun|bata\w*|tell) /u;
const mostWords = 14;

/** What was hoped for has come, and is told with thanks: shared, and nothing is read. */
export const goodNews: Plain = {
  isFree: true,
  usesChart: false,
  mayLean: true,
  holds: ({ words, read }) => came.test(words) && (thanks.test(words) || /!/u.test(read.text.raw)) && !bad.test(words) && !ofMood.test(words) && !asks.test(words) && !/\?/u.test(read.text.raw) && read.text.length <= mostWords,
  compose: (context) =>
    tell(context, [
      [['Congratulations, I am glad with you; the work was yours.', 'That is good news, congratulations!', 'How good to hear, congratulations.'], ['Enjoy it, and ask again whenever something comes up.', 'Share it with those who waited with you.']],
      [['बहुत बधाई, सुनकर खुशी हुई; मेहनत आपकी थी।', 'बधाई हो, यह तो बहुत अच्छी खबर है!', 'सुनकर अच्छा लगा, बधाई।'], ['आज खुशी मनाइए; आगे कुछ हो, तो पूछिए।', 'जो साथ में इंतज़ार करते रहे, उनके साथ बाँटिए।']],
    ]),
};
