import { onlyWhere, settle, type Asked, type Plain, type Settled } from '../plain';

const months = 'jan\\w*|feb\\w*|march|apr\\w*|may|june?|july?|aug\\w*|sept?\\w*|oct\\w*|nov\\w*|dec\\w*|farvari|janvari|agast|sitambar|aktubar|navambar|disambar|julai|joon|mai';
const times = new RegExp(` (?:when to|when should|when shall|which (?:day|date|month|week|time)|what (?:day|date|time)|good (?:day|date|time|month)|best (?:day|date|time|month)|auspicious|muhurat\\w*|shubh|tarikh|tareekh|date|din|day|month|mahina|mahine|next month|agle mahine|kab (?:kar\\w*|shuru|start|le\\w*)|kis (?:din|mahine|tarikh)|kaun ?s[aei]|\\d{1,2}(?:st|nd|rd|th)? (?:ko|tarikh|or|ya)|${months}) `, 'u');
const outcome = / (?:gad[iy]\w*|gaadi\w*|car|bike|scoot\w*|tractor|order|parcel|courier|flat|possession|mobile|sofa|success\w*|safal\w*|succeed|work\w*|pregnan\w* hog\w*|conceive\w*|ho ?pa\w*|hoga kya|hogi kya|thik|theek|safe|normal|boy|girl|ladka|ladki|beta|beti|when will (?:i|we|she)|kab hog\w*|kab tak|will (?:i|we|she|it|my)) /u;

const rows: readonly Settled[] = [
  // The time of a treatment that a doctor fixes: a round of IVF, a birth by operation.
  [
    [/ (?:ivf|iui|icsi|egg (?:retrieval|pick ?up|freez\w*)|embryo\w*|frozen transfer|aivieph|aiviyuph|aiyuaai|si sekshan|c ?section|cesarean|caesarean|cesarian|sizerian|lscs|delivery|dilivari) /u, times],
    outcome,
    [
      [['Take the time that your doctor finds right for the body; no chart makes one month or day better for it than another.', 'Let the doctor choose: the body’s own readiness decides here, and nothing in a chart speaks for one date against another.'], ['If both are equally fine for the doctor, take the one in which you have more rest and less work, and nothing is lost by it.', 'Where the doctor leaves it open, choose the quieter weeks at home and at work.'], ['Whether it succeeds I do not read from a chart; I wish you both well.']],
      [['जो समय डॉक्टर शरीर के हिसाब से ठीक मानें, वही लीजिए; कुंडली से कोई महीना या दिन इसके लिए बेहतर नहीं होता।', 'समय डॉक्टर को चुनने दीजिए: यहाँ शरीर की तैयारी फ़ैसला करती है, कुंडली किसी तारीख का पक्ष नहीं लेती।'], ['डॉक्टर के लिए दोनों बराबर हों, तो वह समय लीजिए जब आराम ज़्यादा और काम कम हो; इससे कुछ नहीं बिगड़ता।', 'डॉक्टर आप पर छोड़ें, तो घर और काम के शांत हफ़्ते चुनिए।'], ['सफल होगा या नहीं, यह कुंडली से नहीं पढ़ा जाता; आप दोनों के लिए शुभकामना।']],
    ],
  ],
  // The day of an operation that is still open.
  [
    [/ (?:operation|opreshan|aapareshan|apareshan|surgery|sarjari|angioplasty|bypass|cataract|motiyabind\w*|knee replacement|hip replacement|transplant|chemo\w*|biopsy) /u, times],
    new RegExp(`${outcome.source}| \\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|va+r ko | kal | parson? |tomorrow| (?:ke|k) (?:bad|baad) |after|recover`, 'u'),
    [
      [['Take the first day that the surgeon offers; by custom a treatment needs no muhurat, and waiting for one can cost more than it brings.', 'The doctor’s day is the right one: need comes before any panchang, and custom asks no muhurat of a treatment.'], ['If two days are equally good for the doctor, take the one on which somebody from the family is free to stay.', 'Ask for a morning hour, and have the tests ready before.'], ['How it goes I do not read from a chart; I wish it goes well.']],
      [['सर्जन जो पहला दिन दें, वही लीजिए; रिवाज में इलाज के लिए मुहूर्त नहीं देखते, और रुकने का नुकसान ज़्यादा है।', 'डॉक्टर का दिया दिन ही सही है: ज़रूरत पंचांग से पहले है, इलाज के लिए मुहूर्त नहीं लगता।'], ['डॉक्टर के लिए दो दिन बराबर हों, तो वह लीजिए जब घर का कोई साथ रह सके।', 'सुबह का समय माँगिए, और जाँचें पहले करा लीजिए।'], ['नतीजा कुंडली से नहीं पढ़ा जाता; सब ठीक रहे, यही कामना है।']],
    ],
  ],
];

const mostWords = 20;
const endWords = 14;
const treatments = / (?:ivf|iui|icsi|embryo\w*|transfer|c ?section|cesarean|caesarean|delivery|dilivari|operation|opreshan|aapareshan|apareshan|surgery|sarjari|angioplasty|bypass|transplant|chemo\w*|biopsy|date|day|month|when|kab|tarikh|din|mahina|mahine) /u;
/** In a long text the words that end it, which mostly ask, have to be about the treatment or its time. */
const asksItself = ({ words, read }: Asked): boolean => read.text.length <= mostWords || treatments.test(` ${words.trim().split(' ').slice(-endWords).join(' ')} `);

/** Times that belong to the doctor. */
export const doctorsTime: readonly Plain[] = onlyWhere(settle(rows), asksItself);
