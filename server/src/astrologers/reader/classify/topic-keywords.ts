export const topics = [
  'love', 'marriage', 'career', 'money', 'health', 'study', 'family', 'travel', 'timing', 'self', 'day',
] as const;
export type Topic = (typeof topics)[number];

/** Keywords of each topic in English, Hindi and romanised Hindi; `*` matches any ending. */
export const topicKeywords: Record<Topic, readonly string[]> = {
  love: [
    'love', 'loves', 'loved', 'lover*', 'relationship*', 'boyfriend*', 'girlfriend*', 'bf', 'gf', 'crush*', 'dating', 'date him', 'date her', 'romance', 'romantic', 'breakup*', 'break up', 'broke up', 'patch up', 'my ex', 'his ex', 'her ex', 'soulmate*', 'soul mate*', 'affair*', 'feelings for', 'heartbreak*', 'commitment', 'loyal', 'cheating', 'compatib*', 'partner',
    'प्यार', 'प्रेम*', 'इश्क', 'मोहब्बत', 'मुहब्बत', 'रिलेशनशिप', 'बॉयफ्रेंड', 'गर्लफ्रेंड', 'ब्रेकअप', 'क्रश', 'लव', 'पार्टनर', 'दिल टूट*', 'धोखा',
    'pyar', 'pyaar', 'prem', 'ishq', 'mohabbat', 'muhabbat', 'dhokha', 'dil toot*',
  ],
  marriage: [
    'marry', 'marri*', 'wedding*', 'wed', 'husband*', 'wife', 'spouse*', 'engage', 'engaged', 'engagement', 'bride*', 'groom', 'arranged match', 'matchmaking', 'match making', 'kundli match*', 'kundali match*', 'gun milan', 'guna milan', 'divorce*', 'separat*', 'life partner', 'in laws', 'mother in law', 'father in law', 'remarri*', 'manglik', 'mangalik', 'propos* for marriage',
    'शादी*', 'विवाह*', 'ब्याह', 'पति', 'पत्नी', 'बीवी', 'मंगेतर', 'सगाई', 'रिश्ता', 'रिश्ते', 'दूल्हा', 'दुल्हन', 'जीवनसाथी', 'जीवन साथी', 'तलाक', 'ससुराल', 'सास', 'मांगलिक', 'मंगल दोष', 'गुण मिलान', 'कुंडली मिल*', 'मैरिज', 'दांपत्य', 'वैवाहिक',
    'shadi*', 'shaadi*', 'saadi', 'sadi', 'vivah', 'vivaah', 'byah', 'pati', 'patni', 'biwi', 'biwee', 'mangetar', 'sagai', 'rishta', 'rishtey', 'rishte', 'jeevansathi', 'jeevan sathi', 'jivan sathi', 'jeevan saathi', 'talaq', 'talak', 'sasural', 'saas',
  ],
  career: [
    'career*', 'carrier', 'job*', 'work', 'working', 'office', 'boss', 'manager', 'colleague*', 'promotion*', 'promoted', 'appraisal', 'interview*', 'resign*', 'notice period', 'quit', 'switch', 'business*', 'startup*', 'start up', 'profession*', 'employ*', 'unemploy*', 'hired', 'laid off', 'layoff*', 'offer letter', 'company', 'transfer', 'deadline*', 'project*', 'freelanc*', 'client*', 'government service', 'police', 'army',
    'नौकरी*', 'करियर', 'कैरियर', 'काम', 'काम-धंधा', 'व्यापार*', 'व्यवसाय*', 'बिज़नेस', 'बिजनेस', 'धंधा', 'धंधे', 'रोज़गार', 'रोजगार', 'ऑफिस', 'दफ्तर', 'बॉस', 'प्रमोशन', 'पदोन्नति', 'तरक्की', 'इंटरव्यू', 'इस्तीफ़ा', 'इस्तीफा', 'जॉब', 'कंपनी', 'तबादला', 'ट्रांसफर', 'सरकारी',
    'naukri', 'nokri', 'naukari', 'noukri', 'kaam', 'kam dhandha', 'vyapar', 'vyapaar', 'vyavsay', 'dhandha', 'dhanda', 'rozgar', 'rojgar', 'tarakki', 'taraqqi', 'istifa', 'sarkari', 'daftar', 'tabadla', 'padonnati',
  ],
  money: [
    'money', 'finance*', 'financial*', 'wealth*', 'rich', 'income', 'salary', 'savings', 'saving', 'invest*', 'stock*', 'share market', 'shares', 'mutual fund*', 'trading', 'crypto*', 'loan*', 'debt*', 'emi', 'property', 'land', 'house buying', 'buy', 'buying', 'buy a house', 'buy a home', 'buy a flat', 'buy a car', 'inherit*', 'profit*', 'loss', 'losses', 'expens*', 'gold', 'insurance', 'lottery',
    'पैसा', 'पैसे', 'पैसों', 'धन', 'धनलाभ', 'दौलत', 'कमाई', 'आमदनी', 'आय', 'वेतन', 'तनख्वाह', 'सैलरी', 'बचत', 'निवेश', 'शेयर', 'शेयर बाजार', 'कर्ज*', 'उधार', 'लोन', 'संपत्ति', 'सम्पत्ति', 'प्रॉपर्टी', 'ज़मीन', 'जमीन', 'मकान', 'खरीद*', 'घर लेना', 'गाड़ी', 'अमीर', 'लाभ', 'नुकसान', 'घाटा', 'खर्च*', 'आर्थिक', 'ईएमआई',
    'paisa', 'paise', 'paiso', 'pesa', 'dhan', 'daulat', 'kamai', 'aamdani', 'amdani', 'vetan', 'tankhwah', 'bachat', 'nivesh', 'karz', 'karza', 'karj', 'karja', 'udhar', 'sampatti', 'zameen', 'jameen', 'makan', 'makaan', 'kharid*', 'khareed*', 'ghar lena', 'gadi', 'gaadi', 'ameer', 'amir', 'labh', 'laabh', 'nuksan', 'nuksaan', 'ghata', 'kharcha', 'kharch',
  ],
  health: [
    'health*', 'fitness', 'fit', 'energy', 'sleep*', 'weight', 'diet', 'exercise', 'gym', 'yoga', 'stress*', 'tired*', 'headache*', 'immunity', 'wellness', 'addiction', 'smoking', 'drinking',
    'स्वास्थ्य', 'सेहत', 'तबीयत', 'तबियत', 'नींद', 'वज़न', 'वजन', 'थकान', 'तनाव', 'फिटनेस', 'योग', 'व्यायाम', 'कसरत', 'हेल्थ', 'सिरदर्द', 'नशा', 'शराब',
    'swasthya', 'svasthya', 'sehat', 'sehath', 'tabiyat', 'tabiyet', 'tabeeyat', 'neend', 'nind', 'wazan', 'vajan', 'thakan', 'tanav', 'vyayam', 'kasrat', 'nasha', 'sharab',
  ],
  study: [
    'study*', 'studies', 'studying', 'education*', 'exam*', 'school*', 'college*', 'university', 'universities', 'degree*', 'marks', 'result', 'results', 'course*', 'masters', "master's", 'mba', 'phd', 'ph d', 'upsc', 'neet', 'jee', 'ssc', 'ias', 'gate', 'cat exam', 'clat', 'board', 'boards', 'admission*', 'scholarship*', 'tuition', 'student', 'concentrat*', 'coaching', 'entrance', 'competitive',
    'पढ़ाई', 'पढ़*', 'शिक्षा', 'विद्या', 'परीक्षा*', 'इम्तिहान', 'एग्जाम', 'एग्ज़ाम', 'स्कूल', 'कॉलेज', 'विश्वविद्यालय', 'डिग्री', 'अंक', 'नंबर', 'रिजल्ट', 'परिणाम', 'कोर्स', 'दाखिला', 'प्रवेश', 'छात्रवृत्ति', 'प्रतियोगी', 'यूपीएससी', 'नीट', 'कोचिंग',
    'padhai', 'padai', 'padhaai', 'pdhai', 'padhna', 'shiksha', 'siksha', 'vidya', 'pariksha', 'imtihan', 'imtehan', 'dakhila', 'dakhla', 'parinam',
  ],
  family: [
    'family', 'families', 'mother', 'mom', 'mum', 'mummy', 'father', 'dad', 'papa', 'parent*', 'brother*', 'sister*', 'sibling*', 'son', 'sons', 'daughter*', 'child', 'children', 'kid', 'kids', 'home', 'relative*', 'grandmother', 'grandfather', 'uncle', 'aunt', 'ancestral', 'household', 'joint family',
    'परिवार*', 'माँ', 'माता', 'मम्मी', 'पिता', 'पापा', 'माता-पिता', 'भाई', 'बहन', 'बेटा', 'बेटे', 'बेटी', 'बच्चे', 'बच्चा', 'बच्चों', 'संतान', 'घर', 'घरवाले', 'रिश्तेदार*', 'दादा', 'दादी', 'नाना', 'नानी', 'चाचा', 'पैतृक', 'घरेलू', 'पारिवारिक',
    'parivar', 'pariwar', 'maa', 'mata', 'pita', 'pitaji', 'bhai', 'behen', 'behan', 'bahan', 'beta', 'bete', 'beti', 'bachche', 'bacche', 'bachcha', 'ghar', 'ghar wale', 'gharwale', 'rishtedar*', 'dada', 'dadi',
  ],
  travel: [
    'travel*', 'trip*', 'journey*', 'abroad', 'foreign*', 'overseas', 'visa*', 'passport', 'immigra*', 'emigra*', 'relocat*', 'another city', 'new city', 'other city', 'move to', 'moving to', 'settle in', 'settle abroad', 'settled abroad', 'canada', 'usa', 'america', 'australia', 'germany', 'dubai', 'london', 'pr', 'green card', 'tour', 'vacation', 'holiday*', 'pilgrimage', 'flight',
    'यात्रा*', 'सफर', 'सफ़र', 'विदेश*', 'परदेस', 'वीजा', 'वीज़ा', 'पासपोर्ट', 'दूसरे शहर', 'नए शहर', 'तीर्थ*', 'घूमने', 'कनाडा', 'अमेरिका', 'ऑस्ट्रेलिया', 'दुबई',
    'yatra', 'safar', 'videsh', 'pardes', 'dusre shahar', 'dusre sheher', 'doosre shahar', 'dusre city', 'teerth', 'tirth', 'ghumne', 'bahar jane', 'bahar jana', 'abroad jana', 'foreign jana',
  ],
  timing: [
    'dasha', 'mahadasha', 'antardasha', 'sade sati', 'sadesati', 'sadhe sati', 'future', 'period', 'phase', 'next year', 'this year', 'coming year*', 'next month*', 'this month', 'coming month*', 'muhurat', 'muhurta', 'auspicious', '2026', '2027', '2028', '2029', '2030', 'ahead', 'good time', 'bad time',
    'दशा', 'महादशा', 'अंतर्दशा', 'अन्तर्दशा', 'साढ़े साती', 'साढ़ेसाती', 'भविष्य', 'समय', 'इस साल', 'अगले साल', 'अगला साल', 'यह साल', 'इस महीने', 'अगले महीने', 'आने वाला', 'आने वाले', 'मुहूर्त', 'शुभ समय', 'बुरा समय',
    'bhavishya', 'bhavishy', 'samay', 'is saal', 'iss saal', 'agle saal', 'agla saal', 'ye saal', 'yeh saal', 'is mahine', 'agle mahine', 'aane wala', 'aane wale', 'muhurt', 'bura samay', 'bura waqt', 'waqt',
  ],
  self: [
    'myself', 'my nature', 'personality', 'character', 'who am i', 'strength*', 'weakness*', 'purpose', 'confiden*', 'talent*', 'temper', 'anger', 'angry', 'habit*', 'mind', 'overthink*', 'lonely', 'loneliness', 'spiritual*', 'soul', 'destiny', 'karma', 'meaning of my life', 'about me', 'my chart', 'my kundli', 'my birth chart', 'ascendant', 'lagna', 'my moon', 'rashi', 'nakshatra', 'identity', 'fear*', 'lucky', 'luck', 'peace',
    'स्वभाव', 'व्यक्तित्व', 'मेरे बारे में', 'मैं कौन', 'खूबी*', 'कमजोरी*', 'ताकत', 'उद्देश्य', 'आत्मविश्वास', 'गुस्सा', 'क्रोध', 'आदत*', 'मन', 'मन की शांति', 'शांति', 'अकेला*', 'अकेली', 'अकेलापन', 'अध्यात्म*', 'आध्यात्मिक', 'आत्मा', 'भाग्य', 'किस्मत', 'कर्म', 'लग्न', 'राशि', 'नक्षत्र', 'मेरी कुंडली', 'डर',
    'swabhav', 'svabhav', 'vyaktitva', 'mere bare', 'mere baare', 'mai kaun', 'main kaun', 'khubi', 'kamzori', 'kamjori', 'taqat', 'uddeshya', 'atmavishwas', 'gussa', 'aadat', 'mann', 'shanti', 'akela', 'akeli', 'akelapan', 'adhyatm*', 'bhagya', 'kismat', 'meri kundli', 'meri kundali', 'darr',
  ],
  day: [
    'today', 'tonight', 'tomorrow', 'this day', 'my day', 'this week', 'weekend', 'right now', 'this morning', 'this evening',
    'आज', 'आज का दिन', 'कल', 'आज रात', 'इस हफ्ते', 'इस सप्ताह',
    'aaj', 'aj', 'kal', 'aaj ka din', 'is hafte', 'iss hafte',
  ],
};
