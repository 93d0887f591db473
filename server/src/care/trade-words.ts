/** Grave words in names of trades, subjects, offices or goods. */
const graveWord =
  '(?:surg\\w+|operation|icu|hospital|aspatal|haspatal|nurs\\w+|medic\\w+|pharma\\w*|chemist|cancer|oncolog\\w*|cardi\\w+|diabet\\w*|sugar|kidney|liver|heart|pregnan\\w*|maternity|gyna\\w*|ivf|fertility|funeral|death|mortuary|forensic|crime|criminal|murder|horror|thriller|law|legal|advocate|advocacy|lawyers?|vakil|vakeel|vakalat|wakalat|wakil|judge|judicia\\w*|judicial|court|police|jail|prison|insurance|lic|claims?|mental health|psych\\w+|physio\\w*|ambulance|blood bank|patholog\\w*|dialysis|rehab\\w*|patients?|mareez|marij|poison|pest control|divorce|disease|rog|health)';
const latin = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`, 'iu');

const branch = latin(
  `(?:${graveWord})\\b(?:[ ,/-]+\\w+){0,4}[ ,/-]+(?:branch|pg|md|ms|phd|residency|speciali[sz]\\w*|course|degree|diploma|research|college|subject|field|career|line|seat|fellowship|entrance|exam|papers?|thesis|internship|technician|technology|management|studies|padhai|stream)|(?:branch|pg|md|ms|phd|residency|speciali[sz]\\w*|course|degree|diploma|research|career|line|field|seat|fellowship|thesis|internship|padhai|stream|study|studying|padhu|lu|karu) (?:\\w+ ){0,3}(?:${graveWord})|(?:${graveWord}) (?:me|mein|in) (?:pg|md|ms|career|phd|masters?|diploma|speciali\\w+)|(?:${graveWord}) (?:or|ya) \\w+,? (?:which|what|kaun\\w*|kons\\w*) (?:branch|stream|field|line|subject)`,
);
const profession = latin(
  `(?:i am|i'm|im|am|as|become|becoming|be|ban\\w*|main|mai|me|mein|mera kaam|my work is|work(?:ing)? as|job (?:as|of)|kaam) (?:an? |the |ek |to become )?(?:\\w+ ){0,2}(?:${graveWord})(?: \\w+){0,2} (?:hu|hoon|hun|photographer|agent|officer|reporter|writer|designer|driver|worker|staff|student|teacher|trainer|counsellor|coordinator|manager|clerk|inspector|constable|consultant|researcher|scientist|technician|ban\\w*|ki taiyari|ka kaam|ki job|ki naukri|job|work|practice)|(?:i am|i'm|im|become|becoming|to be|as) (?:an? )?(?:\\w+ )?(?:surgeon|nurse|oncologist|cardiologist|gynaecologist|gynecologist|pharmacist|chemist|undertaker|lawyer|advocate|judge|doctor|physiotherapist|psychologist|psychiatrist|paramedic)|(?:main|mai|me|hum) (?:ek )?(?:\\w+ )?(?:vakil|vakeel|wakil|advocate|nurse|doctor|surgeon|chemist|pharmacist) (?:hu|hoon|hun|hain)`,
);
const institution = latin(
  `(?:prepar\\w*|taiyari|exam|studying|aspir\\w*|selected|shortlisted) (?:\\w+ ){0,3}(?:${graveWord})|(?:${graveWord})(?: \\w+){0,2} (?:ki taiyari|exam|services?|aspirant|mains|prelims|clerk|bharti)|(?:work|works|working|job|posting|duty|naukri|vacancy|interview|internship|joined|join|selection|promotion|transfer|kaam|practice|clerkship) (?:\\w+ ){0,3}(?:${graveWord})|(?:${graveWord}) (?:\\w+ ){0,2}(?:job|work|naukri|interview|vacancy|posting|promotion|duty|company|firm|startup|agency|practice|staff)`,
);
const goods = latin(
  `(?:${graveWord}) (?:\\w+ )?(?:clothing|clothes|wear|brand|shop|store|stores|dukan|dukaan|app|kits?|products?|centre|center|clinic|cover|policy|book|books|novel|film|movie|story|series|script|serial|podcast|channel|mystery|mysteries|photography|photographer|blog|magazine|equipment|supplies|business|franchise|agency|stall|counter)`,
);
const devanagari =
  /(?:वकील|नर्स|डॉक्टर|सर्जन|जज|केमिस्ट|फ़?ार्मासिस्ट|पुलिस में|दारोगा)\s+(?:हूँ|हूं|हैं|बन|की तैयारी|की नौकरी)|(?:वकालत|प्रैक्टिस|क्लिनिक|नर्सिंग|फार्मेसी|मेडिकल (?:स्टोर|दुकान|की दुकान|कॉलेज)|दवा(?:ई|ओं|इयों)? की (?:दुकान|एजेंसी|कंपनी)|अस्पताल में (?:नौकरी|काम|ड्यूटी)|सर्जरी में|(?:न्यायिक|ज्यूडिशियरी) (?:सेवा|परीक्षा))/u;

/** Words for an ill, pregnant or accused person, with which grave words are meant literally. */
const literalUse = latin(
  'sick|bimar\\w*|beemar\\w*|ill|illness|diagnos\\w*|admitted|admit hai|recover\\w*|cured?|theek ho|thik ho|thik hog\\w*|pain|dard|symptoms?|tumou?rs?|side effects?|stage \\d|chemo\\w*|doses?|tablets?|pills?|suicid\\w*|hurt|harm|against (?:me|us|him|her)|arrest\\w*|bail|jamanat|summons|case (?:jeet|har|chal|hai|against)|miscarri\\w*|conceiv\\w*|(?:i|she|wife|sister|bahu|beti) (?:am|is|are|ho|hai)? ?(?:pregnant|expecting)|my (?:\\w+ )?(?:cancer|surgery|operation|sugar|kidney|liver|heart|disease|pregnancy|case|divorce)(?! (?:\\w+ )?(?:clothing|clothes|wear|brand|shop|store|app|kits?|products?|book|novel|business|centre|clinic|job|practice|study|studies|branch|course|degree|seat|stud\\w+))|(?:mera|meri|mere|uska|uski|papa|mummy|maa) (?:ka |ki |ke )?(?:\\w+ )?(?:cancer|operation|surgery|sugar|kidney|liver|case|talak|divorce)|(?:have|has|had|got) (?:\\w+ )?(?:cancer|surgery|diabetes|sugar|operation|heart attack|stroke)|operation (?:kar\\w*|hai|hone|hona|ke baad|se)|surgery (?:kar\\w*|hai|hone|hona|ke baad|se)|died|dead|mar (?:gay\\w*|jau\\w*|ja\\w*)|maut|stop(?:ping)? (?:my|the)|reports? (?:aa\\w*|are|is|came)|depress\\w*|abuse\\w*|beat\\w*|threat\\w*|dies|die|lifespan|marna|jeena',
);
const meantHindi = /बीमार|भर्ती है|ठीक हो|दर्द|कैंसर है|ऑपरेशन (?:है|होना|करव)|गर्भवती|गिरफ्तार|जमानत|मुकदमा|मौत|मर\s|आत्महत्या/u;

/** "Surgery or medicine, which branch suits me?", "I sell maternity wear": the grave word is an occupation. */
export const isTrade = (text: string): boolean =>
  (branch.test(text) || profession.test(text) || institution.test(text) || goods.test(text) || devanagari.test(text)) &&
  !literalUse.test(text) &&
  !meantHindi.test(text);
