import { fold, withoutElision } from '../text/text.js';

/**
 * Words by what they say of the names around them, in all tongues, without accents; a star stands for any ending.
 * They are no keys: what they say of a name is all that they are asked for.
 */
const table: Readonly<Record<string, string>> = {
  called: `
    call called calls calling named naming dubbed christened known titled trading trades* name names nickname*
    heiss* hiess* nenn* namens name namen benannt* genannt* getauft firmier* lautet firmenname* firma firmierung bezeichnung* taufen
    heet* noem* genoemd* naam gedoopt luidt benaming* merknaam bedrijfsnaam handelsnaam
    heta heter hette kall* namn* benamn* dopt* foretagsnamn* firmanamn*
    hed hedd* hete* hett* kald* navn* dobt firmanavn* namnet heiter
    nimi* nimel* nimeks* nimena* nimett* nime* kutsu* toiminim* tyonim*
    appell* appele* appelons nomm* baptis* nom noms denomm* denomination* surnomm* intitul* raison
    llam* nombr* bautiz* denomin* titul* pusimos puse puso pusieron razon
    chiam* nome nomi battezz* denomin* ribattezz* intitolat* ragione
    chama chamad* chamam* chamar* chamo chame nome nomes nomeada nomeado batiz* rebatiz* denomin* apelid* intitul*
    nazyw* nazw* zwie zwac zwan* nazwisk* ochrzc* przezw*
    jmen* nazev nazv* rika* pojmen* krest* pokrt* nazyva*
    назыв* назв* зовут зовет* зовем* звать имя имени именем именует* нарек* окрест* прозв* наимен*
    назив* назва* назв* зветься звет* звем* звати ім'я імен* наимен* охрест*
    λεγ* ονομ* λενε βαφτ* επωνυμ* βγαλαμε
  `,
  written: `
    say says saying read reads reading write writes written spell* letter* word words wording text caption inscription type typed print*
    steh* draufsteh* schreib* geschrieben schrift* wort worte lesen liest text aufschrift beschrift* setz* drauf
    staan staat schrijf* geschreven woord woorden tekst lezen opschrift zet zetten
    sta skriv* ordet orden text* lasa laser satt
    sta skriv* ordet ordene tekst* lese laese saet*
    luke* kirjoit* sana sanat sanoin teksti* lukisi kirjaimin laita laittakaa
    ecri* mot mots lire lit lise* lira texte inscri* mention* mett* marqu* affich*
    escrib* escrit* palabra* leer lee lea diga dice ponga pon poner pondra pone texto rotul*
    scriv* scritt* parol* legg* dica dice metti mett* testo dicitur*
    escrev* escrit* palavra* ler leia diga diz poe bote bota texto
    napis* pisz* pisan* slow* czyta* tekst* wpisz* stac
    napis* psat psan* slov* cist text* stat napsat*
    напи* надпис* пиш* слов* чита* текст* подпис*
    напи* напис* пиш* слов* чита* текст* підпис*
    γραψ* γραφ* λεξη λεξεις κειμεν* διαβαζ* βαλ* επιγραφ*
  `,
  sign: `
    sign signboard shopfront door fascia plaque label banner brand branding logo header headline
    schild schilder ladenschild tur marke etikett laden briefkopf
    bord uithangbord gevel deur merk etiket
    skylt* dorren marke etikett*
    skilt* doren maerk* merke* etikett*
    kyltti* kylti* merkki* ovi etiketti*
    enseigne* plaque porte marque etiquette* devanture facade
    cartel* letrero* rotulo* puerta marca* etiqueta* fachada
    insegn* targa porta marchi* etichett* vetrin*
    letreiro* placa* porta marca* etiqueta* fachada tabuleta*
    szyld* tablic* drzwi marka marke marki etykiet* naklej*
    cedul* stit stitu stitek stitku tabul* dver* znack* etiket* vyvesn*
    вывеск* табличк* двер* марк* бренд* этикетк*
    вивіск* табличк* двер* марк* бренд* етикетк*
    ταμπελ* πινακιδ* πορτα μαρκα* ετικετ* επωνυμια*
  `,
  now: `
    now become* became becoming rebrand* new since henceforth onwards today nowadays
    jetzt nun ab kunftig fortan seit inzwischen neu neue neuer neuen neues wird wurde werden heute geworden umbenannt
    nu voortaan werd wordt worden nieuw nieuwe sinds vandaag tegenwoordig geworden
    nu numera blev blir bli hadanefter ny nya nytt fran sedan framover idag
    nu fremover blev blir ble bli ny nye nytt fra siden idag fortsatt heretter
    nyt nykyisin nykyaan tuli tulee uusi uuden alkaen tasta lahtien muuttu*
    maintenant desormais dorenavant devien* devenu* nouveau nouvelle aujourd'hui depuis
    ahora hoy desde nuevo nueva paso pasa pasamos queda quedo sera actual*
    adesso ora oggi divent* nuovo nuova d'ora diventiamo d'oggi
    agora hoje virou virar ficou fica novo nova passa passou doravante
    teraz dzis odtad now* obecnie stal stala stalo stali zmieni* bedzie
    ted nyni dnes odted novy nova nove novou novym stal stala stalo stali budeme bude meni*
    теперь сеичас ныне отныне стал* нов* будет переимен*
    тепер зараз віднині стал* нов* буде переимен*
    τωρα πλεον σημερα εγιν* γιν* νεο νεα νεος
  `,
  old: `
    formerly previously earlier was were used until old once originally before ex former predecessor past
    fruher bisher vorher ehemals vormals zuvor damals alt alte alten alter altes hiess hiessen war ursprunglich einst
    voorheen vroeger eerder voormalig* oud oude heette heetten was waren eerst
    tidigare forr forut gamla gammal hette fore var ursprungligen
    tidligere gamle gammel gammelt hed het var oprindelig opprinnelig
    aiemmin ennen entinen entise* vanha vanhan oli alun aikaisemmin
    avant anciennement ancien ancienne jadis autrefois etait etions precedemment auparavant ex
    antes anterior* antiguo antigua antiguamente era eramos fue ex viejo vieja
    prima precedente* vecchio vecchia ex era eravamo gia fu
    antes antig* anterior* era eramos foi ex velho velha
    dawniej wczesniej kiedys byl* stary stara stare starego starou poprzedni* przedtem dotychczas
    drive drivejsi puvodn* byl* stary stara stare starego starou dosud
    раньше прежде был* стар* прежн* бывш* преды* изначал*
    раніше колись бул* стар* колишн* попередн*
    πριν παλι* πρωην ηταν ημασταν αλλοτε
  `,
  not: `
    not isn't don't without instead rather than nor neither never no mistaken confuse*
    nicht kein* statt anstatt anstelle weder noch niemals nie verwechsel*
    niet geen noch nooit plaats verwar*
    inte ej ingen inget istallet aldrig forvaxla*
    ikke ingen intet stedet aldri aldrig forveksl*
    ei eika sijaan sijasta alkaa sekoit*
    pas ni non jamais lieu plutot sans confond*
    no ni nunca lugar vez sin confund*
    non ne invece posto senza confond*
    nao nem nunca lugar vez sem confund*
    nie ani zamiast nigdy bez myl*
    ne ani misto nikdy bez nezamen* nikoli
    не ни вместо никогда без пут*
    не ні замість ніколи без плут*
    οχι δεν ουτε μην αντι ποτε χωρις
  `,
  chosen: `
    chose* choose picked pick settled decided won winner favourite landed voted agreed went going final finally
    gewahlt entschieden gewonnen geeinigt ausgesucht genommen nehmen nehme endgultig wahl
    gekozen besloten gewonnen kozen kiezen geworden definitief keuze
    valt valde bestamt vann enades slutgiltig* fick
    valgt valgte besluttet vandt vant enige endelig* landet
    valittiin valitsi* valituksi paady* voitti valinta
    choisi* retenu* decide* gagne* opte* garde* tranche
    eleg* escog* decid* gano ganador quedamos salio quedo optamos
    scelt* decis* vinto vince optato sceglie* votato
    escolh* decid* ganhou venceu optamos votou
    wybra* zdecydow* wygra* stanel* postaw*
    vybra* rozhod* vyhra* zvolil* zustal*
    выбра* реши* победи* останови* утверд* взяли берем
    обра* виріши* перемог* зупини* затверд*
    διαλεξ* αποφασ* κερδ* καταληξ* επιλεξ*
  `,
  us: `
    we we're i i'm our us my i've
    wir unser* ich mein* uns
    wij we ons onze ik mijn
    vi oss vart vara jag min mitt
    vi os vor vores jeg min oss eg
    me olemme meidan olen mina minun
    nous notre sommes suis je j'ai mon nos
    nosotros somos soy nuestr* mi nos
    noi siamo sono nostr* mio mia
    nos somos sou noss* meu minha
    my jestesmy jestem nasz* moj* nas
    my jsme jsem nas nase nasi naseho muj moj* moje
    мы наш* я мои* моя нас
    ми наш* я міи* моя нас
    εμεις ειμαστε ειμαι μας μου
  `,
  short: `
    abbreviat* acronym* initials short shortened monogram stands
    kurz abkurzung* abgekurzt* initialen kurzel monogramm
    kort afkorting* afgekort* initialen monogram
    kort forkort* initial* monogram
    kort forkort* initial* monogram
    lyhen* nimikirjaim*
    sigle* acronym* abrege* initiales court monogramme
    sigla* acronim* abrevia* iniciales corto monograma
    sigla* acronim* abbrevia* iniziali corto monogramma
    sigla* acronim* abrevia* iniciais curto monograma
    skrot* skroc* inicjal* akronim*
    zkrat* inicial* akronym*
    сокращ* аббревиатур* инициал* коротк*
    скороч* абревіатур* ініціал* коротк*
    συντομ* ακρωνυμι* αρχικα μονογραμμα
  `,
  full: `
    full fully long stands spelled meaning means
    voll ausgeschrieben lang langform steht bedeutet
    voluit lang volledig* betekent
    fullstandig* utskriv* betyder
    fuldt fullt udskrev* utskrev* betyr betyder
    auki kokonaan taysi tarkoittaa
    complet entier long signifie developpe
    completo entero larg* significa
    completo intero estes* significa
    completo inteiro extenso significa
    pelna pelny cala caly cale calosci rozwin* oznacza
    cele cely cela celym plny plne znamena rozepsan*
    полност* полн* расшифров* означа*
    повн* розшифров* означа*
    πληρ* ολοκληρ* σημαινει
  `,
  person: `
    regards sincerely cheers thanks signed owner manager director chair* secretary president treasurer clerk mr mrs ms dr founder wife husband daughter son mum dad sister brother cousin friend boss
    gruss* grusse inhaber* geschaftsfuhrer* vorsitzend* vorstand* herr frau tochter sohn mutter vater schwester bruder freund* chef*
    groet* eigenaar voorzitter directeur secretaris meneer mevrouw dochter zoon moeder vader zus broer vriend*
    halsning* agare ordforande chef direktor fru herr dotter son mamma pappa syster bror
    hilsen ejer eier formand formann leder direktor fru herr datter son mor soster bror ven venn
    terveisin omistaja puheenjohtaja johtaja tytar poika aiti isa sisko veli ystava
    cordialement proprietaire president* directeur directrice gerant* monsieur madame fille fils mere pere soeur frere ami
    saludos dueno duena president* director* secretari* gerente senor senora hija hijo madre padre hermana hermano amig*
    saluti titolare president* direttor* direttrice segretari* signor* figlia figlio madre padre sorella fratello amic*
    cumprimentos dono dona president* diretor* secretari* gerente senhor senhora filha filho mae pai irma irmao amig*
    pozdrawia* wlascic* prezes* dyrektor* kierowni* pani corka syn mama tata siostra brat przyjaci*
    pozdrav* majitel* predsed* reditel* jednatel* pani dcera syn mama tata sestra bratr kamarad*
    уважением владел* председ* директор* хозя* дочь сын мама папа сестра брат друг*
    повагою власни* голова директор* господар* донька син мама тато сестра брат друг*
    εκτιμηση ιδιοκτητ* προεδρ* διευθυντ* κορη γιος μαμα μπαμπας αδελφ* φιλ*
  `,
};

const exact = new Map<string, Set<string>>();
const stems: [string, string][] = [];
for (const [sense, words] of Object.entries(table)) {
  for (const word of new Set(words.trim().split(/\s+/))) {
    if (word.endsWith('*')) stems.push([word.slice(0, -1), sense]);
    else exact.set(word, (exact.get(word) ?? new Set()).add(sense));
  }
}
const byStart = Map.groupBy(stems, ([stem]) => stem.slice(0, 2));

/** What a word says of the names around it: "called", "old" … */
export function sensesOfNaming(text: string): readonly string[] {
  const word = withoutElision(fold(text));
  const found = new Set(exact.get(word) ?? []);
  for (const [stem, sense] of byStart.get(word.slice(0, 2)) ?? []) if (word.startsWith(stem)) found.add(sense);
  return [...found];
}

/** Words that tell of nothing but what a brand was called. */
export const formerly =
  /(?<!\p{L})(?:formerly|previously|used to be|used to trade|used to call ourselves|were called|was called|we were|until now|früher|bisher|bislang|ehemals|vorher|hießen wir|wir hießen|wir waren|bis gestern|avant|nous étions|nous nous appelions|on s'appelait|jusqu'ici|autrefois|anciennement|s'appelait|antes|éramos|nos llamábamos|ci chiamavamo|chamávamos|chamávamo-nos|hasta ahora|hasta ayer|antiguamente|anteriormente|fino a ieri|prima (?:ci|si|eravamo|era)|antigamente|até agora|vroeger|tot nu toe|wij waren|voorheen|eerst heet\p{L}*|förr|hittills|vi var|tidigare|hette vi|vi hette|tidligere|(?:vi|før) hed|hed før|vi het|hidtil|hittil|dawniej|dotychczas|byliśmy|wcześniej|kiedyś|dříve|aiemmin|ennen|мы были|мы назывались|ми називалися|раньше|ранее|прежде|ми були|раніше|колись|παλιά|πρώην)(?!\p{L})/iu;
