/** Groups of words of everyday life, like in concepts.ts. */
export const everydayWords: Record<string, string> = {
  food: 'food khana biryani pizza chai coffee tea momo momos samosa cake cheesecake rasgulla paneer dosa maggi burger roti rice chawal dal sabzi sweets mithai lunch dinner breakfast nashta cook cooking recipe kitchen rasoi restaurant dhaba icecream chocolate masala jalebi gulab jamun sugar cheeni milk doodh fridge diet rajma curry mango aam',
  travel:
    'trip travel yatra tour holiday vacation ghumne ghumna safar goa manali shimla ladakh kashmir kerala dubai canada germany australia america usa london flight airport hotel passport visa abroad videsh foreign pr ticket bus metro trek trekking pahad pahado mountains beach hills himalaya rishikesh pilgrimage tirth darshan hostel pg delhi mumbai pune bangalore chennai hyderabad jaipur lucknow kanpur gurgaon noida indore patna settle immigration greencard h1b',
  study:
    'exam exams pariksha paper papers result results marks ank rank upsc neet jee ssc gate cat clat board boards school college university degree course padhai padhna padhu study studies studying syllabus semester homework assignment assignments thesis phd mba btech engineering medical commerce arts science maths physics teacher tuition coaching class student scholarship admission stream subject interview selection attempt cutoff viva notes library ielts',
  device:
    'phone mobile laptop computer tablet ipad battery charger wifi internet net network data signal screen app website login password otp keyboard tv fridge ac fan cooler car bike scooter scooty gaadi engine tyre petrol machine watch earphone camera printer server router google youtube instagram insta facebook whatsapp reels game pubg recharge download pdf update',
  film: 'movie film cinema song songs gaana gaane music singer dance dancing actor actress series serial episode season netflix show drama dialogue hero heroine villain story kahani novel book books comic anime theatre trailer srk salman bollywood hollywood squad joker sholay party dj concert lyrics poem shayari joke jokes meme memes comedy funny lol haha hehe',
  sport:
    'cricket match ipl csk rcb kohli dhoni football kabaddi hockey chess carrom badminton tennis run runs wicket final finals semifinal team cup trophy goal tournament player captain gym workout fitness marathon yoga swimming cycling race skydiving bungee trekking coach practice score stadium',
  festival:
    'diwali holi navratri dussehra eid christmas rakhi rakshabandhan karva chauth chhath pongal onam janmashtami shivratri ganesh festival tyohar birthday anniversary party celebration gift gifts tohfa mela kumbh newyear sangeet farewell convocation reunion function',
  deity:
    'puja pooja mantra mandir temple shiv shiva hanuman ganesha krishna ram durga lakshmi saraswati vishnu bhairav mata rani sai chalisa aarti jaap japa vrat fast fasting ekadashi purnima amavasya havan donate daan prasad rudraksha tulsi yantra gayatri pilgrimage darshan stotra somvar shanivar',
  house:
    'ghar house home flat plot property land zameen makaan rent kiraya kirayedar tenant landlord room kitchen bedroom balcony terrace chhat vastu direction disha door window griha pravesh construction renovation society floor manzil builder apartment mirror wall furniture interior',
  vehicle: 'car bike scooter scooty gaadi vehicle vahan truck bus train driving drive licence bullet jawa suv cycle auto',
  business:
    'business vyapar dukan shop office factory startup company partner partnership client customer sale export import franchise invest investment market share shares mutual sip profit loss fayda nuksan ghata savings salary income tankhwah appraisal promotion transfer resign resignation notice offer joining hr manager boss colleague team interview placement job naukri career bharti vacancy recruitment govt sarkari private layoff',
  zodiac:
    'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces mesh vrishabh mithun kark simha singh kanya tula vrishchik dhanu makar kumbh meen zodiac sign signs ascendant nakshatra pada retrograde vakri exalted debilitated conjunction aspect navamsa navmansh d9 d10 lord swami bhav house sade sati dhaiya manglik dosha dosh yog yoga rajyog gajkesari kaalsarp pitra gemstone ratna pukhraj neelam moonga panna rahu ketu antardasha gochar transit panchang tithi muhurat kundli horoscope janam birth lucky shubh ashtamesh lagnesh marak maraka markesh ashtam eclipse grahan',
  asking:
    'when will which what who where how why kab kya kaun kaunsa konsi kaise kaisa kaisi kyu kyun kitna kitne kaha kahan hogi hoga honge milega milegi lagegi batao bataiye bataye tell explain explanation meaning matlab should can could suggest advise guide',
  thanks:
    'thanks thank thankyou dhanyavaad dhanyawad shukriya welcome hello hi hey namaste namaskar pranam ram radhe good morning evening night ok okay theek thik acha accha great nice cool wow super sahi right wrong galat yes haan samajh',
  service:
    'account subscription refund payment paid charge charged recharge wallet balance free question questions sawal plan price cancel delete profile settings language hindi english notification email otp discount offer coupon receipt points comment post discussion reply draft',
  looks:
    'hair baal haircut dress kapde saree lehenga suit shoes makeup tattoo piercing nails lipstick colour color rang red blue black white green yellow pink jewellery gehne ring necklace beard skin weight fat slim height',
  animals:
    'dog kutta cat billi cow gaay bird parrot fish goldfish snake saanp lizard chhipkali crow kauwa monkey elephant horse pet puppy kitten plant plants paudha garden tree flower ped',
  weather: 'rain baarish heat garmi cold thand sardi summer winter monsoon weather mausam sun dhoop snow pollution traffic noise',
  romance:
    'crush propose proposal date dating ex gf bf girlfriend boyfriend breakup patchup relationship rishta pyar pyaar ishq mohabbat love lover soulmate kiss naraz manau block blocked ignore reply text texted seen compatible compatibility match milan gun nadi husband wife spouse jeevansathi partner engagement sagai wedding shaadi marriage vivah married marry remarry divorcee honeymoon inlaws sasural',
  luck: 'luck lucky kismat bhagya naseeb success successful safalta rich ameer crorepati famous progress tarakki growth happy khush khushi good accha better improve sudhar future bright win jeet winner',
};
