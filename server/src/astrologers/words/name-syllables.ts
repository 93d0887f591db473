/** Syllables with which names begin, for padas 1 to 4 of each nakshatra in its order (Avakahada chakra). */
const split = (list: string) => list.split(';').map((padas) => padas.split(' '));

export const latinSyllables = split(
  'Chu Che Cho La;Li Lu Le Lo;A I U E;O Va Vi Vu;Ve Vo Ka Ki;Ku Gha Nga Chha;Ke Ko Ha Hi;Hu He Ho Da;Di Du De Do;Ma Mi Mu Me;Mo Ta Ti Tu;Te To Pa Pi;Pu Sha Na Tha;Pe Po Ra Ri;Ru Re Ro Ta;Ti Tu Te To;Na Ni Nu Ne;No Ya Yi Yu;Ye Yo Bha Bhi;Bhu Dha Pha Dha;Bhe Bho Ja Ji;Khi Khu Khe Kho;Ga Gi Gu Ge;Go Sa Si Su;Se So Da Di;Du Tha Jha Nya;De Do Cha Chi',
);

export const hindiSyllables = split(
  'चू चे चो ला;ली लू ले लो;अ ई उ ए;ओ वा वी वू;वे वो का की;कू घ ङ छ;के को हा ही;हू हे हो डा;डी डू डे डो;मा मी मू मे;मो टा टी टू;टे टो पा पी;पू ष ण ठ;पे पो रा री;रू रे रो ता;ती तू ते तो;ना नी नू ने;नो या यी यू;ये यो भा भी;भू धा फा ढा;भे भो जा जी;खी खू खे खो;गा गी गू गे;गो सा सी सू;से सो दा दी;दू थ झ ञ;दे दो चा ची',
);
