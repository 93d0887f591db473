import type { PlanetName } from '@oracle-astra/shared/contract';

type Told = readonly [english: string, hindi: string];

/** Why somebody is as they are towards the one who asks, by the planet that strains. */
export const betweenPeople: Record<PlanetName, Told> = {
  Sun: ['pride and the wish to be in the right', 'अहम और अपनी बात ऊपर रखने की आदत'],
  Moon: ['moods and hurt feelings', 'मन का उतार-चढ़ाव और पुरानी चोट'],
  Mars: ['impatience and quick tempers', 'जल्दबाज़ी और गुस्सा'],
  Mercury: ['words that were taken in the wrong way', 'बातों का गलत मतलब निकल जाना'],
  Jupiter: ['high expectations and too much advice', 'ऊँची उम्मीदें और ज़्यादा सलाह'],
  Venus: ['a liking for comfort and for being pleased', 'आराम और अपनी पसंद को आगे रखना'],
  Saturn: ['tiredness, duty and a distance that grew slowly', 'थकान, ज़िम्मेदारी और धीरे-धीरे बढ़ी दूरी'],
  Rahu: ['suspicion and what others say', 'शक और दूसरों की कही बातें'],
  Ketu: ['a turning inward, away from everybody', 'अपने में सिमट जाने का स्वभाव'],
};

/** Why a thing is as it is. */
export const ofThings: Record<PlanetName, Told> = {
  Sun: ['somebody in authority who is not won over yet', 'किसी बड़े की सहमति का न मिलना'],
  Moon: ['plans that change with the mood', 'मन के साथ बदलते इरादे'],
  Mars: ['haste and friction', 'जल्दबाज़ी और टकराव'],
  Mercury: ['papers, figures or words that are not clear', 'कागज़, हिसाब या बात का साफ़ न होना'],
  Jupiter: ['promises and hopes that were too large', 'ज़रूरत से बड़ी उम्मीदें और वादे'],
  Venus: ['spending and comfort that come before the work', 'काम से पहले आराम और खर्च'],
  Saturn: ['slow progress that wants time and steady work', 'समय का धीमा चलना और काम का बोझ'],
  Rahu: ['wrong information and short cuts', 'गलत जानकारी और छोटे रास्ते'],
  Ketu: ['attention that goes elsewhere', 'ध्यान का कहीं और बँटना'],
};

/** How somebody is best dealt with, by the planet that carries it. */
export const withPeople: Record<PlanetName, Told> = {
  Sun: ['speak with the one who decides, alone and openly, with one clear proposal', 'जो तय करते हैं, उनसे अकेले में एक साफ़ प्रस्ताव लेकर बात कीजिए'],
  Moon: ['begin with what they feel, and speak at a quiet hour at home', 'पहले उनके मन की सुनिए, और घर में शांत समय पर बात कीजिए'],
  Mars: ['say it in one short sentence, and leave the room before anger comes', 'एक छोटे वाक्य में कहिए, और गुस्सा आने से पहले हट जाइए'],
  Mercury: ['write down the facts and the dates, and talk along that paper', 'बातें और तारीखें लिख लीजिए, और उसी कागज़ के सहारे बात कीजिए'],
  Jupiter: ['bring in an elder whom both sides respect, and ask for advice first', 'ऐसे बड़े को बीच में लाइए जिन्हें दोनों मानते हों, और पहले सलाह माँगिए'],
  Venus: ['keep a kind tone, and give a little before you ask', 'लहजा मीठा रखिए, और माँगने से पहले कुछ दीजिए'],
  Saturn: ['bring it up calmly three times rather than once in anger, and let them see that you keep your word', 'एक बार गुस्से में नहीं, तीन बार शांति से कहिए, और अपनी बात पर टिके दिखिए'],
  Rahu: ['find out first what they have heard from others', 'पहले पता कीजिए कि उन्होंने दूसरों से क्या सुना है'],
  Ketu: ['ask for one thing only, and let the rest go', 'बस एक बात माँगिए, बाकी छोड़ दीजिए'],
};

/** How a thing is best gone about, by the planet that carries it. */
export const withThings: Record<PlanetName, Told> = {
  Sun: ['go in person to the one who decides', 'जो तय करते हैं, उनसे खुद जाकर मिलिए'],
  Moon: ['do it in small daily portions, and ask someone at home to help', 'रोज़ थोड़ा-थोड़ा कीजिए, और घर के किसी का साथ लीजिए'],
  Mars: ['finish the hardest part first, within a week', 'सबसे कठिन हिस्सा पहले, एक हफ़्ते में निपटाइए'],
  Mercury: ['put it in writing, with dates, and keep a copy', 'तारीखों के साथ लिखकर दीजिए, और एक प्रति अपने पास रखिए'],
  Jupiter: ['ask someone who has done it before, and follow one piece of advice to the end', 'जो यह कर चुके हैं उनसे पूछिए, और एक सलाह अंत तक निभाइए'],
  Venus: ['make it pleasant and tidy, and win people by courtesy', 'काम सलीके से कीजिए, और लोगों को नरमी से साथ लीजिए'],
  Saturn: ['fix a plan of three months and keep to it without hurry', 'तीन महीने की योजना बनाइए और बिना जल्दी उस पर टिके रहिए'],
  Rahu: ['check every piece of information twice, and try one new way', 'हर जानकारी दो बार जाँचिए, और एक नया तरीका आज़माइए'],
  Ketu: ['leave out what is not needed, and keep one aim', 'जो ज़रूरी नहीं उसे छोड़िए, और एक ही लक्ष्य रखिए'],
};

/** Why one is as one is. */
export const inOneself: Record<PlanetName, Told> = {
  Sun: ['a need to be seen, and pride that was hurt', 'पहचान की चाह और आहत हुआ स्वाभिमान'],
  Moon: ['a mind that keeps hold of every feeling', 'हर बात को मन में बिठा लेने की आदत'],
  Mars: ['impatience, and strength that finds no work', 'बेचैनी और ताकत का काम में न लगना'],
  Mercury: ['thoughts that run on and are not written down', 'एक के पीछे एक दौड़ते विचार'],
  Jupiter: ['wanting too much at once', 'एक साथ बहुत कुछ चाहना'],
  Venus: ['taking the comfortable way first', 'पहले आराम का रास्ता चुनना'],
  Saturn: ['old worry and too little rest', 'पुरानी चिंता और आराम की कमी'],
  Rahu: ['comparison with others and too much of the screen', 'दूसरों से तुलना और ज़्यादा स्क्रीन'],
  Ketu: ['doubt about whether it is worth it', 'यह संदेह कि इससे क्या होगा'],
};

/** What steadies oneself, by the planet that carries it. */
export const withOneself: Record<PlanetName, Told> = {
  Sun: ['get up with the light, and do the one thing that matters before eight', 'उजाले के साथ उठिए, और जो काम सबसे ज़रूरी है, आठ बजे से पहले कीजिए'],
  Moon: ['keep one bedtime, drink something warm, and tell one person what weighs on you', 'सोने का एक समय रखिए, कुछ गुनगुना पीजिए, और मन की बात किसी एक से कहिए'],
  Mars: ['move for twenty minutes a day until you sweat, and decide nothing in anger', 'रोज़ बीस मिनट पसीना आने तक चलिए-दौड़िए, और गुस्से में कोई फ़ैसला मत कीजिए'],
  Mercury: ['write the thoughts down at a fixed hour, and close the notebook and the phone after it', 'तय समय पर विचार कागज़ पर लिखिए, फिर कॉपी और फ़ोन दोनों बंद कर दीजिए'],
  Jupiter: ['sit with someone older for an hour a week, and keep one small rule every day', 'हफ़्ते में एक घंटा किसी बड़े के पास बैठिए, और रोज़ एक छोटा नियम निभाइए'],
  Venus: ['give the evening to music or handwork, without a screen', 'शाम संगीत या हाथ के काम को दीजिए, बिना स्क्रीन'],
  Saturn: ['keep fixed hours for sleep, food and work for forty days', 'चालीस दिन सोने, खाने और काम का समय एक-सा रखिए'],
  Rahu: ['leave the phone outside the bedroom, and compare yourself with nobody for a week', 'फ़ोन सोने के कमरे से बाहर रखिए, और एक हफ़्ता किसी से तुलना मत कीजिए'],
  Ketu: ['sit still for ten minutes each morning, and let one thing go that you no longer need', 'रोज़ सुबह दस मिनट चुप बैठिए, और एक बेकार बोझ छोड़ दीजिए'],
};
