/** Spelling of Hindi words in Latin letters where the plain rule would be read wrongly. */
export const hinglishWords: Record<string, string> = Object.fromEntries(
  `हाँ haan|रत्न ratna|नहीं nahi|है hai|हैं hain|में mein|मैं main|और aur|के ke|की ki|का ka|को ko|से se|पर par|तक tak|आप aap|आपके aapke|आपकी aapki|आपका aapka|आपको aapko|आपने aapne|यह yeh|वह voh|यही yahi|इसलिए isliye|क्योंकि kyonki|ज़्यादा zyada|कीजिए kijiye
दीजिए dijiye|लीजिए lijiye|रखिए rakhiye|पूछिए poochhiye|भाव bhav|स्वामी swami|महादशा mahadasha|अंतर्दशा antardasha|प्रत्यंतर pratyantar|दशा dasha|गोचर gochar|वक्री vakri|मार्गी margi|साढ़ेसाती sade sati|विवाह vivah|शादी shaadi|नौकरी naukri|काम kaam|सवाल sawal|जवाब jawab
राशि rashi|लग्न lagna|नक्षत्र nakshatra|कुंडली kundli|योग yog|दोष dosh|मांगलिक manglik|कारक karak|उच्च uchch|नीच neech|दृष्टि drishti|समय samay|साल saal|दिन din|हफ़्ते hafte|महीने mahine|घर ghar|पैसा paisa|पैसे paise|पैसों paison|धन dhan|कर्ज karz|बचत bachat
प्रमोशन promotion|ट्रांसफ़र transfer|ऑफ़र offer|लेटर letter|लोन loan|वीज़ा visa|करियर career|बॉस boss|टीम team|सीवी CV|फ़ोन phone|मॉक mock|टेस्ट test|कोर्स course|बजट budget|पासपोर्ट passport|ईएमआई EMI|सॉफ़्टवेयर software|डिज़ाइन design|फ़ैशन fashion|होटल hotel|टेक्नोलॉजी technology|मीडिया media|इंजीनियरिंग engineering|कोडिंग coding
एआई AI|प्लान plan|फ़ॉर्म form|सीनियर senior|अच्छा achha|अच्छी achhi|अच्छे achhe|ठीक theek|शुभ shubh|हो ho|होगा hoga|होगी hogi|होंगे honge|गया gaya|अभी abhi|आज aaj|कल kal|साथ saath|सबसे sabse|मज़बूत mazboot|बेहतर behtar|खुला khula|रास्ता raasta|मेहनत mehnat|देर der|सब्र sabr
पहला pehla|दूसरा doosra|तीसरा teesra|ॐ Om|नमः namah|सूर्याय Suryaya|सोमाय Somaya|भौमाय Bhaumaya|बुधाय Budhaya|बृहस्पतये Brihaspataye|शुक्राय Shukraya|शनैश्चराय Shanaishcharaya|राहवे Rahave|केतवे Ketave|नवांश navamsha (D9)|दशांश dashamsha (D10)|जी ji|नमस्ते Namaste|धन्यवाद dhanyavad|स्वागत swagat
रविवार Ravivar|सोमवार Somvar|मंगलवार Mangalvar|बुधवार Budhvar|गुरुवार Guruvar|शुक्रवार Shukravar|शनिवार Shanivar|दिल्ली Delhi|नई nayi|ज़रूर zaroor|ज़रूरी zaroori|कोई koi|कुछ kuchh|बात baat|बातें baatein|व्यापार vyapar|परीक्षा pariksha|पढ़ाई padhai|विदेश videsh|जाने jaane|भाई bhai|माँ maa|पिता pita|बहन behen
तिथि tithi|चंद्र Chandra|मंगल Mangal|अगला agla|अगली agli|अगले agle|चल chal|रहा raha|रही rahi|रहे rahe|मिलेगा milega|मिलेगी milegi|भाग्य bhagya|लाभ labh|व्यय vyay|कर्म karma|सुख sukh|संतान santan|पराक्रम parakram|ऋण-रोग rin-rog|बदलाव badlav|उपाय upay|मंत्र mantra|दान daan|रंग rang
न na|वह woh|वो wo|वही wahi|वहीं wahin|वहाँ wahan|वाला wala|वाले wale|वाली wali|वक्त waqt|वापस wapas|वैसा waisa|वैसे waise|वैसी waisi|वॉलेट wallet|पेमेंट payment|पेज page|संपर्क sampark|चैट chat|नंबर number|कंपनी company|सेल्स sales|मैनेजमेंट management|डॉक्टर doctor|इंजीनियर engineer|बैंकिंग banking|साइंस science|कॉमर्स commerce|आर्ट्स arts
प्रॉपर्टी property|मार्केटिंग marketing|ब्यूटी beauty|कार car|इंटरव्यू interview|दफ़्तर daftar|घड़ी ghadi|बाद baad|पहले pehle|पहली pehli|मतलब matlab|सही sahi|ज़मीन zameen|ख़ास khaas|खास khaas|साफ़ saaf|माफ़ maaf|हूँ hoon|हुआ hua|हुई hui|चाहिए chahiye|जाए jaye|जाएगी jayegi|जाएगा jayega|सकें sakein|बढ़ता badhta|बढ़ाने badhane
जैसे jaise|पास paas|लोग log|लोगों logon|आसानी aasani|आधार aadhar|बारह barah|ग्यारह gyarah|यानी yaani|पूरी poori|पूरा poora|पूरे poore|दूर door|ऊपर upar|नीचे neeche|पीछे peeche|बीच beech|चीज़ cheez|दोनों dono|तीनों teeno|क्यों kyon|यहाँ yahan|कहाँ kahan|जहाँ jahan|मन man|मौका mauka|ग्रह grah|व्रत vrat|नियम niyam|आकाश aakash|भवन bhavan
दिशा disha|नाम naam|अक्षर akshar|परंपरा parampara|संभावना sambhavna|संभलकर sambhalkar|ज्योतिषी jyotishi|कीमत keemat|मुफ़्त muft|लिए liye|वजह wajah|जवानी jawani|हवा hawa|दबाव dabav|अस्पताल aspatal|टिकता tikta|ख़र्च kharch|खर्च kharch|सुबह subah|शाम shaam|रात raat|दोपहर dopahar|बजे baje|राहु Rahu|काल kaal|अहं aham|और aur|आई aayi|आए aaye|गई gayi`
    .split(/[|\n]/u)
    .map((entry) => {
      const at = entry.indexOf(' ');
      return [entry.slice(0, at), entry.slice(at + 1)] as const;
    }),
);
