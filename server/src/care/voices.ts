/** Who tells somebody to do it: a voice, a whisper, a thought, a god, a tantrik, "somebody keeps saying". */
const speaker =
  /\b(?:voices?|whispers?|commands?|in my head|inside me|god|goddess|a+wa+[zj]\w*|kaan me\w*|andar (?:se|ki)|dimaa?g me\w*|bhagwan|dev[iy]|mata|ma+ta ji|tantrik|ka+li ma+|hukm|sa+ya|koi (?:kehta|bolta|kahta)|it says|whispering|awaa?z)\b|something (?:inside|whispers|tells)|आवाज़|आवाज|कान में|अंदर से|दिमाग़ में|दिमाग में|भगवान|देवी|तांत्रिक|कोई कहता|कोई बोलता/iu;
const child =
  /\b(?:baby|babies|newborn|infant|child|children|kids?|son|daughter|little (?:one|boy|girl)|him|her|ba+chch?\w*|bac+h\w*|munn[aei]|mun+i|chho?t[eiou]\w*|bet[aei]|shishu|month old|padosi ke ladke)\b|बच्च|बेटे|बेटी|बेटा|मुन्न|शिशु|छोटे को|छोटी को/iu;
/** What is done, as an order or a plan. */
const harm =
  /\b(?:drown|smother|strangle|choke|shake|stab|hurt|harm|kill|sacrifice|push|throw|drop) (?:my|the|him|her|it|them|this)\b|\b(?:phenk|fenk|phek|gira|dubo|maar|mar) (?:d[eou]\w*|daal\w*|dal\w*)\b|\bgala (?:daba|dabao|ghot\w*)\b|\btakiya (?:daba|rakh)\w*|\bba+li\b|\bjaan (?:maang|mang|le)\w*|\bpani me(?:in)? (?:daal|dal|dubo|phenk)\w*|फेंक|(?:गिरा|मार) द(?![िी])|डुबो|गला (?:दबा|घोंट)|बलि|जान माँग|जान मांग|\b(?:hurting|harming|offering|get rid of|khatam kar|saunp de\w*|nuksan pahu\w*|press the pillow|out of the window|sa[rn] chadha|chho?t[eo] ko chadha|khoon chadha\w*|child'?s blood|send (?:my|the) (?:baby|son|daughter|child) back|give back my)\b|tanki me (?:daal|dal)\w*|(?:unke|mere) paas bhej|मेरे पास भेज|चोट पहुँचा|under (?:the )?water|\bpush him under\b/iu;
/** The meaning of a dream, and a rite for ancestors. */
const other = /\bnarayan ba+li|नारायण बलि|\b(?:temple|mandir) (?:wants|ask)|nari?yal|coconut/iu;

/** Whether a voice tells somebody to harm a child: few words of many wordings, of which each alone is harmless. */
export const isVoiceToHarm = (text: string): boolean => speaker.test(text) && child.test(text) && harm.test(text) && !other.test(text);
