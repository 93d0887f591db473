const months = 'jan(?:uary|vari)?|feb(?:ruary)?|farvari|mar(?:ch)?|apr(?:il)?|june?|july?|julai|aug(?:ust)?|agast|sept?(?:ember)?|sitambar|oct(?:ober)?|aktubar|nov(?:ember)?|navambar|dec(?:ember)?|disambar';
const festivals = 'diwali|deepavali|holi|dussehra|dasara|dasera|rakhi|navratri|navratra|pongal|onam|eid|christmas|dhanteras|sankranti|baisakhi|ugadi|chhath';
const weekdays = 'sunday|monday|tuesday|wednesday|thursday|friday|saturday|ravivar|somvar|mangalvar|budhvar|guruvar|shukravar|shanivar';
const numbers = '\\d{1,2}|one|two|three|four|five|six|ek|do|teen|char|paanch|chhe';
const english = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?:in|on|by|before|till|until|within|during|around|for|the|end of|after) )*(?:(?:this|next|coming|the next|the coming) (?:new )?(?:year|month|week|weekend|season|summer|winter|time|attempt|${festivals}|${weekdays}|${months}|(?:${numbers}) (?:days?|weeks?|months?|years?))|(?:in|on|by|before|till|until|after) (?:may|the \\d{1,2}(?:st|nd|rd|th)?|${festivals})|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months}|may)|(?:${months})(?: \\d{1,2}(?:st|nd|rd|th)?(?!\\d))?(?: 20\\d\\d)?|20\\d\\d|today|tomorrow|tonight|${weekdays}|(?:${numbers}) (?:days|weeks|months|years)|soon)(?: end| itself| only)?(?![\\p{L}\\p{M}])`,
  'giu',
);
const hindi = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?:is|iss|agle|agli|aane wale|aanewale|इस|अगले|अगली|आने वाले) (?:saal|sal|mahine|hafte|baar|bar|varsh|garmi|sardi|${festivals}|${numbers}|साल|महीने|हफ़्ते|हफ्ते|बार|वर्ष|दिवाली|होली)(?: (?:saal|mahine|hafte|din|साल|महीने|हफ़्ते|दिन))?|\\d{1,2} ?(?:${months}|may|tarikh|तारीख|जनवरी|फरवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर)|(?:${months}|${festivals}|जनवरी|फरवरी|फ़रवरी|मार्च|अप्रैल|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर|दिवाली|होली|दशहरे|दशहरा|20\\d\\d)|kal|aaj|parso|parson|कल|आज|परसों)(?: (?:tak|se pehle|ke ant tak|ke pehle|ke baad|mein|me|ko|pe|par|ki|तक|से पहले|के बाद|में|को|पर))?(?![\\p{L}\\p{M}])`,
  'giu',
);

const tidy = (text: string): string => text.replace(/\s+([,?])/gu, '$1').replace(/\s+/gu, ' ').trim();

/** A question without the time that it names, which the answer names by itself. */
export const withoutTime = (raw: string, isEnglish: boolean): string => tidy(raw.replace(isEnglish ? english : hindi, ' '));
