/** Words for the service, ways of asking, and everyday things, by meaning; `_` joins the words of an expression. See meanings.ts. */
export const talkMeanings: Record<string, string> = {
  service:
    'account accounts subscription subscribe unsubscribe plan plans premium pack packs recharge recharged wallet balance coins_app credits refund_app payment payments paid paytm phonepe gpay upi charged charge charges deduct deducted kat_gaye kat_gaya paise_kate kata_paisa free muft free_question free_questions questions_left cancel cancelled cancellation auto_renew autopay renewal invoice_app gst_bill coupon promo discount_code delete_account delete_my logout login log_in password otp profile settings app_crash app_hang hang crash bug loading website site app_ki notification notifications email_id customer_care support helpline_app contact_number talk_to_astrologer call_astrologer live_astrologer language_change hindi_me english_me download_report pdf download privacy data_safe save_chat old_chat chat_history history_chat edit_birth change_birth birth_details_change wrong_dob wrong_birth_time second_kundli add_profile अकाउंट सब्सक्रिप्शन रिचार्ज पेमेंट_कटा रिफंड_ऐप प्लान ऐप नोटिफिकेशन पासवर्ड',
  human:
    'human robot bot a_i artificial chatgpt gpt machine computer_program software real_astrologer real_person asli_pandit asli insaan_ho insan_ho aadmi_ho manushya_ho who_are_you kaun_ho kon_ho tum_kaun aap_kaun your_name tumhara_naam aapka_naam your_age experience_years qualification_astrologer who_made_you',
  thanksw:
    'thanks thank thankyou thank_you thnx thx tysm dhanyavad dhanyavaad dhanyawad shukriya shukriyaa aabhar abhari grateful_to meherbani nandri romba_nandri dhonnobad god_bless_you kripa bahut_accha_bataya very_helpful so_helpful helpful well_explained satisfied',
  greet:
    'hi hii hello helo hey heyy namaste namaskar namaskaram namasthe vanakkam pranam pranaam jai_shri_ram jai_shree_ram jai_shri_krishna jai_mata_di radhe_radhe ram_ram har_har_mahadev om_namah sat_sri_akal adaab salaam assalam good_morning good_afternoon good_evening suprabhat online_ho kaise_ho how_are_you',
  bye: 'bye byee tata ta_ta see_you cya phir_milenge fir_milenge kal_baat_karenge good_night goodnight shubh_ratri signing_off chalta_hu_ab nikalta_hu_guruji catch_you_later ttyl take_care_astro enough_for_today bas_itna_hi',
  ack: 'ok okay okk okey hmm hmmm acha achha accha theek_hai thik_hai thik_h theek ji_ha ji_haan haan_ji samajh_gaya samajh_gayi got_it understood noted fine alright right sahi_hai sure yes yeah yep haan no_problem koi_baat_nahi i_see cool',
  complaint:
    'wrong_answer galat_jawab galat_bataya wrong_prediction not_true jhooth_bola same_answer wahi_jawab repeat_answer repeating generic copy_paste vague not_an_answer didnt_answer did_not_answer jawab_nahi_diya answer_not_given boring_answer too_long lamba_jawab short_answer not_satisfied unsatisfied useless_answer bakwas_jawab waste_of_money paisa_barbad time_waste time_barbad kuch_samajh_nahi not_clear contradict contradicting pehle_kaha_tha you_said_earlier last_time_you_said prediction_failed sach_nahi_hua',
  abusew:
    'idiot stupid fool bewakoof bewkoof ullu_ka gadha gadhe kutta_kamina kamina kamine kamini harami haramkhor saala saale chutiya bhosdi madarchod behenchod randi fraud_ho dhongi pakhandi thug_ho chor_ho luteray nautanki shut_up bhaad_me get_lost bloody bastard bullshit crap moron nonsense',
  elsewhere:
    'recipe weather mausam score cricket_score match_winner who_won ipl_winner capital_of prime_minister pm_modi president_of translate translation math_problem homework_solve poem_write joke_sunao chutkula tell_joke story_sunao movie_review song_lyrics news samachar petrol_price gold_rate_today train_status pnr python_code code_write how_to_cook gardening stain remove_stain mobile_repair wifi_slow printer pickle achaar fungus_food',
  gibberishw: 'asdf asdfgh qwerty qwer zxcv lkjh jhgf blah blahblah test_test testing_123 abc abcd xyz lorem',
  memory:
    'remember_me_chat do_you_remember yaad_hai_kya last_chat pichhli_baat pehle_baat_hui earlier_told maine_bataya_tha pichli_baar previous_question we_discussed forgot_me bhool_gaye_mujhe',
  trick:
    'ignore_instructions ignore_previous system_prompt your_instructions your_prompt pretend roleplay act_as developer_mode jailbreak reveal api_key source_code your_rules without_rules no_restrictions admin_mode',
  when: 'when kab kabtak kab_tak kabse kab_se by_when timing how_long kitne_din kitne_saal kitne_mahine kitna_samay kitna_time kitne_samay kis_mahine kis_saal which_month which_year what_time what_age kis_umar kis_umr date_batao soon jaldi kitni_jaldi how_soon until_when duration next_month next_year this_year is_saal agle_saal agle_mahine',
  whyq: 'why kyu kyun kyon kyo kis_wajah kis_karan kaaran karan reason reasons wajah vajah what_causes because_of kis_graha_se kaun_sa_grah konsa_grah which_planet due_to kisliye kahe kaahe',
  howq: 'how kaise kaisa kaisi kese kesa keisa kis_tarah kis_tarike in_what_way',
  eitherq:
    'or either whether versus vs choose choosing choice between which_is_better which_one kaunsa konsa kaun_sa kaunsi prefer option options ya_phir ya_fir a_or_b dono_me do_me_se better_for_me',
  riskq:
    'risk risky khatra danger dangerous safe surakshit any_problem koi_dikkat problem_aayegi harm nuksan_to_nahi loss_to_nahi beware careful savdhan savdhaan savdhani sambhal_ke alert caution any_trouble bigdega_to_nahi doob_to_nahi galat_to_nahi worried_about_safety',
  doubtq:
    'really sach sachmuch sach_me truly kya_sach is_it_true did_astrologer pandit_ne_kaha pandit_ji_ne_bola jyotishi_ne_kaha jyotishi_ne_bola baba_ne_bola astrologer_said another_astrologer told_me_that was_told bataya_gaya bola_gaya predicted_that kaha_gaya_tha prediction_earlier someone_said log_kehte_hain people_say believe_it yakeen_nahi vishwas_nahi_ho sahi_hai_kya true_or_false correct_or_wrong',
  pastq:
    'was_it did_i had_i back_in ago pichhle pichle beete guzra bita_hua past atit ateet bachpan childhood pehle_kyu happened hua_tha hui_thi hue_the kyu_hua why_did what_happened thi_kya tha_kya that_year us_saal us_samay kis_dasha_me_hua',
  likeq:
    'what_kind kind_of type_of what_type kaisa_hoga kaisi_hogi kaisa_rahega kaisi_rahegi kaise_rahenge describe personality_of how_will_he_be how_will_she_be what_like nature_of swabhav_kaisa look_like dikhega dikhne_me',
  meaningq:
    'meaning matlab mtlb arth means mean_by kya_hota_hai kya_hoti_hai kise_kehte kisko_kehte define definition explain_term difference_between antar kya_fark what_does what_is_meant samjhao samjhaiye explain',
  factq:
    'which_nakshatra which_rashi kaun_si_rashi konsi_rashi mera_lagna mera_nakshatra my_lagna my_rashi my_nakshatra my_ascendant kaun_sa_lagna current_dasha kaun_si_dasha konsi_dasha which_dasha am_i_manglik kitne_degree which_house_is kis_ghar_me kis_bhav_me',
  yesnoq:
    'will_i will_he will_she will_my will_it can_i can_he shall_i should_i is_there any_chance chance chances possibility possible sambhav hoga_kya hogi_kya milega_kya milegi_kya hoga_ya_nahi milega_ya_nahi yog_hai yoga_hai likha_hai likhi_hai likha_hai_kya kya_mujhe kya_mera kya_meri ho_payega ho_paega ho_payegi kar_paunga kar_paungi karna_chahiye lena_chahiye chahiye_kya sahi_rahega theek_rahega accha_rahega worth_it',
  festival:
    'diwali deepavali holi navratri dussehra dasara eid christmas rakhi raksha_bandhan rakshabandhan pongal onam bihu baisakhi lohri makar_sankranti sankranti ganesh_chaturthi janmashtami shivratri mahashivratri gudi_padwa ugadi teej bhai_dooj new_year naya_saal',
  timeofday:
    'morning subah evening shaam night raat noon dopahar midnight aadhi_raat today aaj tomorrow kal yesterday day_after parso tonight weekend sunday ravivar monday somvar tuesday mangalvar wednesday budhvar thursday guruvar friday shukravar saturday shanivar',
  months:
    'january february march april may_month june july august september october november december chaitra vaishakh jyeshth ashadh sawan shravan_month bhadon ashwin kartik margashirsh paush magh phagun',
  gadget:
    'phone phones mobile mobiles smartphone iphone samsung redmi vivo oppo laptop laptops computer tablet ipad tv fridge refrigerator washing_machine ac_machine inverter cooler geyser fan_repair mixer router wifi internet broadband battery charger sim network_signal screen_broke camera speaker earphones gadget gadgets software_update whatsapp instagram facebook youtube telegram snapchat reels netflix मोबाइल फोन लैपटॉप टीवी फ्रिज इंटरनेट वाईफाई फोटो photo video',
  sport:
    'cricket match matches ipl football kabaddi kho_kho hockey badminton tennis table_tennis chess carrom wrestling kushti pehlwan boxing athlete athletics khiladi player players team_selection trial trials ranji under_19 state_level national_level olympics medal coach academy_sports stadium tournament trophy captaincy bowler batsman wicket race_running swimmer swimming gymnastics shooting_range archery',
  food: 'food khana khaana roti chawal sabzi dal biryani paneer chicken mutton fish_food egg anda chai tea coffee sweets mithai pizza burger momos samosa dosa idli breakfast nashta lunch dinner cooking cook_food vegetarian nonveg non_veg onion_garlic milk doodh dahi ghee fruits phal mango',
  films:
    'movie movies film films cinema serial series web_series netflix_show song songs gaana gaane concert show_ticket theatre_movie bollywood hero_film heroine',
  things:
    'jewellery jewelry gehne gehna zevar necklace mangalsutra bangles chudi chudiyan saree sari lehenga suit_cloth kapde clothes dress shoes joote watch ghadi_watch purse wallet_purse bag umbrella furniture sofa almirah almari bed_new mattress curtain paint_wall wall_colour clock_wall',
  household:
    'tap nal water_supply paani leak leakage seelan drain naali gutter electricity bijli power_cut meter_bill light_bill gas_cylinder stove maid_late milkman doodhwala newspaper plumber_late mosquito machhar rat_house chuha termites deemak ants lift_broken parking parking_space noise shor loudspeaker dj_noise garbage kachra road_bad gadda pothole streetlight stray_dogs monkeys bandar नल पाइप बिजली लिफ्ट पार्किंग ताला चाबी tala taala chabi key lock_door rasoi kitchen kamra room',
  weather:
    'rain baarish barish monsoon heat garmi cold_weather thand sardi fog kohra flood drought sukha storm toofan cyclone earthquake bhukamp',
  public:
    'yudh world_future duniya_ka election_result modi government_change country_future bharat_ka india_future pakistan china ww3 world_war gold_price share_market_crash pandemic kaliyug kalyug end_of_world pralay alien aliens ufo',
  unknowable:
    'exact_date_of_death lottery_number sex_of_child ladka_hoga_ya_ladki boy_or_girl beta_hoga_ya_beti guess_my what_am_i_thinking kya_soch_raha who_stole chor_kaun paper_leak question_paper match_result which_team_will_win',
  women: 'aurat mahila stree lady ladies women woman girl ladki ladkiyan',
  age: 'umar umr age aayu_meri saal_ka saal_ki years_old ki_hu ka_hu budha jawan jawani',
  effect: 'asar effect effects prabhav influence impact bhari heavy',
  colour: 'rang color colour colours lal safed kala_rang peela neela hara red blue green yellow white black',
};
