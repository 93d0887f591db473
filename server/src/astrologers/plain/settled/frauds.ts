import { settle, type Plain, type Settled } from '../plain';

const business = / (?:business|import|export|shop|dukan|company ka|office ka|godown|trading) /u;
const told: Settled[2] = [
  [
    ['Do not pay: a fee before a gift, a parcel, a prize or a job can come is how money is taken by people who do not exist.', 'Please pay nothing: whoever asks for money first and cannot be met is after the money, and no chart is needed to see it.'],
    ['Ask for a video call and a paper that you can check, and show the messages to somebody at home.'],
    ['If something was paid already, call 1930, the line against online fraud, the same day, and tell your bank.'],
  ],
  [
    ['पैसे मत दीजिए: तोहफ़े, पार्सल, इनाम या नौकरी से पहले फ़ीस माँगना ठगी का सबसे पुराना तरीका है।', 'एक रुपया भी मत भेजिए: जो मिले नहीं और पहले पैसे माँगे, उसे पैसे ही चाहिए; इसके लिए कुंडली की ज़रूरत नहीं।'],
    ['वीडियो कॉल और ऐसा काग़ज़ माँगिए जिसे आप परख सकें, और संदेश घर में किसी को दिखाइए।'],
    ['पैसे दे दिए हों, तो आज ही 1930 पर फ़ोन कीजिए और बैंक को बताइए।'],
  ],
];

const rows: readonly Settled[] = [
  // A gift or parcel from somebody who was never met.
  [
    [/ (?:gift\w*|parcels?|parsal|couriers?|ku?u?riyar|kooriyar|package|customs?|kasta?m|clearance|tohfa|tohafa|dollars?|pounds?|gold) /u, / (?:customs?|kasta?m|clearance|courier|ku?u?riyar|kooriyar|duty|release|chhud\w*|chhur\w*|airport) /u, / (?:pay\w*|paid|fees?|charges?|tax|bhar\w*|bhej\w*|transfer\w*|deposit|jama|paisa|paise|money|haza+r|hajar|lakhs?|rs|rupees?|rupay\w*|\d+ ?k|\d{4,}) /u],
    business,
    told,
  ],
  // A prize in a draw that one has to pay for.
  [
    [/ (?:kbc|lottery|lucky draw|lucky winner|ina+m|prize|jackpot) /u, / (?:jeet\w*|jit\w*|won|winner|nikl\w*|nikal\w*|laga|lagi|mila|mili) /u, / (?:pay\w*|fees?|charges?|tax|bhar\w*|bhej\w*|otp|account|khata|transfer\w*|deposit|jama|maang\w*|mang\w*|processing|whatsapp|call|message) /u],
    / (?:jeetung\w*|jitung\w*|will i win|kab lag\w*|number kaun\w*|ticket (?:lu|kharid\w*)) /u,
    told,
  ],
  // Work at home or a job that asks for money before it begins.
  [
    [/ (?:data entry|work from home|typing (?:job|work|ka kam)|ghar baithe|telegram|online (?:job|task|kam)|part time (?:job|kam)|like karn\w*|rating task|job consultancy|naukri wale) /u, / (?:registration|security|processing|training|joining|deposit|advance|fees?|charges?|prepaid|recharge) /u, / (?:maang\w*|mang\w*|ask\w*|demand\w*|pay\w*|paid|bhar\w*|bhej\w*|de du|dedu|de dun|doon|jama|deposit|lag\w*|bol\w*) /u],
    business,
    told,
  ],
  // A code, a screen or an arrest over the phone.
  [
    [/ (?:otp|anydesk|any desk|team ?viewer|kyc|cvv|upi pin|digital arrest|qr code|screen share) /u, / (?:maang\w*|mang\w*|ask\w*|demand\w*|share|bata\w*|bhej\w*|de d\w*|scan\w*|call\w*|phone|bol\w*|said|says|saying|told) /u],
    / (?:otp nahi aa\w*|otp not|no otp|aapka app|your app|login|log in|sign in) /u,
    told,
  ],
];

/** Money that somebody asks for first, whom one has not met: no chart is asked whether to pay. */
export const frauds: readonly Plain[] = settle(rows);
