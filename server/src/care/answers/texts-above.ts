import type { HelpAboveKey } from './answer-key';

/** Help above an astrologer's answer, in English, Hindi and Hinglish: without a question, which the answer would leave open. */
export const textsAbove: Record<HelpAboveKey, readonly [en: string, hi: string, latin: string]> = {
  debtAbove: [
    'Debt is heavy, and it can be sorted; no new loan for an old one today. Write down what is owed to whom, and ask the bank for a plan. Threats from loan apps can be reported. If it weighs too much, talk to someone today.',
    'कर्ज़ भारी है, पर सुलझ सकता है; आज पुराने के लिए नया कर्ज़ मत लीजिए। किसका कितना है, लिखिए, और बैंक से योजना माँगिए। ऐप की धमकी की शिकायत हो सकती है। बोझ बहुत लगे तो आज ही किसी से बात कीजिए।',
    'Karz bhaari hai, par sulajh sakta hai; aaj purane ke liye naya karz mat lijiye. Kiska kitna hai, likhiye, aur bank se yojna maangiye. App ki dhamki ki shikayat ho sakti hai. Bojh bahut lage to aaj hi kisi se baat kijiye.',
  ],
  addictionAbove: [
    'Drink and drugs are an illness that can be treated, and nobody has to stop alone. Stopping suddenly can be dangerous: ask a doctor first; a fit needs 112. Those at home find help there too.',
    'शराब और नशा एक बीमारी है और इसका इलाज है; अकेले नहीं छोड़ना पड़ता। एकदम बंद करना खतरनाक हो सकता है: पहले डॉक्टर से पूछिए; दौरा पड़े तो 112। घरवालों को भी वहाँ मदद मिलती है।',
    'Sharab aur nasha ek bimari hai aur iska ilaaj hai; akele nahi chhodna padta. Ekdam band karna khatarnak ho sakta hai: pehle doctor se poochiye; daura pade to 112. Gharwalon ko bhi wahan madad milti hai.',
  ],
  courtAbove: [
    'A court decides by papers and evidence, not by stars. A lawyer can tell where you stand, and legal aid is free for many.',
    'अदालत कागज़ और सबूत देखती है, सितारे नहीं। स्थिति वकील बता सकते हैं, और कई लोगों को कानूनी मदद मुफ़्त है।',
    'Adalat kagaz aur saboot dekhti hai, sitare nahi. Sthiti vakeel bata sakte hain, aur kai logon ko kanooni madad muft hai.',
  ],
};
