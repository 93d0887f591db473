/** Questions about things on no list, three languages, all kinds: the first letters name the asked thing in the words of the one who asks. Lines as in kept-set.ts. */
export const ownWordsSet = String.raw`
will my landlord return my deposit before i shift out | ^(Yes|Not)[^.]*your landlord[^.]*return your deposit before you shift out | my
shop in sadar bazaar is not getting customers, when will it pick up | the shop in sadar bazaar to pick up.*20\d\d
visa interview is on 8 december, will it go through | visa interview.*go through
my husband hardly speaks to me at home, why is he like that | ^Your husband is like that[^.]*because of
will the builder hand over my flat by next diwali | the builder.*hand over your flat
my cook has stopped coming since monday, will she come back | your cook.*come back | relationship|partner
how do i get my uncle to return the gold he kept | ^To get your uncle to return the gold he kept, [a-z] | Thursday
should i let my daughter stay in the hostel | let your daughter stay in the hostel
why do people at work take credit for what i do | ^People at work take credit for what you do[^.]*because of
when i will get one good friend in this city | you to get one good friend in this city | season for
sir when my plot will get sold | your plot to get sold
will i ever travel to switzerland | you to travel to Switzerland | ever
by when my tenant will vacate the flat | your tenant to vacate the flat
rajneeti me pad kab milega mujhe | ^.*aapko rajneeti me pad .*mile | sarvajnik
masters ke liye admission kab hoga mera | aapka masters ke liye admission .*ho | uchch shiksha
मुझे कविता लिखने में मन लगता है, किताब छपेगी कभी? | किताब छपे | कला के
वो किताब वापस कब मिलेगी मुझे | आपको वो किताब वापस .*मिले
what will my new neighbour be like | your neighbour | partner
will my article be published in the newspaper | your article.*published in the newspaper
when will the noise from the construction next door stop | the noise from the construction next door to stop | house of your own
my brother in law is angry with me over a loan, will he calm down | your brother in law.*calm down
why does my elder sister avoid me since her wedding | ^Your elder sister avoids you since her wedding
what should i do about the tenant who does not vacate | ^About the tenant who does not vacate: [A-Z]
when will i get the electricity connection for my new shop | you to get the electricity connection for your new shop
my daughter wants to study film making in mumbai, will she make a name there | your daughter.*make a name there
are my in laws going to give the plot they promised | your in laws.*give the plot they promised
will my old school friend reply to my message | your old school friend.*reply to your message | your study
why do my friends all remember me only when they need notes | ^Your friends all remember you only when they need notes
Dating a guy 5 yrs younger, my family doesnt know. how will my brother take it | your brother.*(take it|love)
should I confront my roommate about the rent or just move out | better to (move out|confront).*than to (move out|confront)
should i tell my husband about the loan or hide it till diwali | better to (tell your husband|hide it).*than to (tell your husband|hide it)
makan malik deposit wapas karega ya nahi | makan malik deposit wapas kare
scooty chalana kab tak seekh jaungi | scooty chalana .* tak seekh jayein | jaungi
sadar bazar wali dukan pe grahak kyu nahi aate | ^Sadar bazar wali dukan pe grahak isliye nahi aate; .*wajah
bhabhi mujhse baat kyu nahi karti | ^Bhabhi aapse baat isliye nahi karti; .*wajah
beti hostel me khush rahegi kya | beti hostel me khush rahe
naya mobile lene ka paisa kab banega | naya mobile lene ka paisa .*bane
gaon ki sarpanchi mere hath aayegi kya | sarpanchi aapke hath aaye
PG me ek ladka mera perfume use karta hai roz kaise bolu | kaise bolu.: .*(baat|kahiye|bolne|kijiye|baithiye)|kijiye
padosi ne nali ke upar slab dal diya, nagar palika me shikayat karu ya baith ke baat | (baith ke baat|shikayat) karein, na ki .*(baith ke baat|shikayat) karein
bete ki naukri chhut gayi wo batata nahi par bahu ne bataya. kab lagegi dusri | bete ki | bahu ki nayi
dairy booth amul ka mil raha station ke bahar, deposit 2 lakh. le lu kya | ^(Haan|Abhi|Nahi) | nazar|tona
meri dog Coco 3 din se kha nahi rahi, thik ho jayegi na | pashu doctor | 20\d\d
तलाकशुदा दीदी को नया साथी मिलेगा क्या | तलाकशुदा दीदी को नया साथी मिले
मकान मालिक मेरी जमा रकम लौटाएगा क्या | मकान मालिक आपकी जमा रकम लौटाए
पति कम बोलते हैं, ऐसा क्यों है | ^पति कम बोलते हैं, ऐसा इसलिए है; .*वजह
सदर बाजार की दुकान कब चलने लगेगी | सदर बाजार की दुकान .*चलने लगे
बेटे का दाखिला नवोदय में हो जाएगा क्या | बेटे का दाखिला नवोदय में हो जाए
मेरी कविता की किताब छपेगी क्या | आपकी कविता की किताब छपे
नए अफ़सर का स्वभाव कैसा होगा | अधिकारी | जीवनसाथी
राशन कार्ड में नाम कब तक जुड़ेगा | राशन कार्ड में नाम .* तक जुड़े
मायके में भाभी को मेरा रहना खटकता है अलग कमरा ले लूं या सह लूं | (अलग कमरा ले लें|सह लें), न कि (अलग कमरा ले लें|सह लें)
नर्सिंग की ट्रेनिंग में हॉस्टल की वार्डन मेरे पीछे पड़ी है कारण क्या है | . | तिथि|करण
टैक्स का नोटिस आया है, क्या बड़ी बात है ये | . | किस विषय
`;
