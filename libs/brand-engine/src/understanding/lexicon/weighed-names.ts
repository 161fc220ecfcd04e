/** A name as it is written in the midst of a text: quoted, or in capitals with small words between them. */
const name = `(?:["“„«‘‚'][^"“”„«»‘’\\n]{2,40}["”“»’']|["“„«‘‚']?\\p{Lu}[\\p{L}\\p{N}'’-]*(?:\\s(?:(?:&|and|of|the|in|on|by|to|und|der|et|de|du|la|le|les|y|del|e|di|da|do|van|het|och|og|i)\\s){0,2}[\\p{Lu}\\p{N}][\\p{L}\\p{N}'’-]*)*["”“»’']?)`;

const within = (phrases: string): string =>
  phrases
    .trim()
    .split('\n')
    .map((phrase) => phrase.trim())
    .join('|');

const behind = (phrases: string): RegExp => new RegExp(`(?<!\\p{L})(?:${anyCase(within(phrases))})\\s*(${name})`, 'gu');
const before = (phrases: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}'’])(${name})(?=(?:[,;?!…]|\\s[–—-]|\\.{3})?\\s+(?:${within(phrases)})(?!\\p{L}))`, 'gu');

/** Phrases may open a sentence; the name behind them is told by its capitals alone. */
function anyCase(pattern: string): string {
  return pattern.replace(/(?<=^|\||\(\?:)\p{Ll}(?![?*])/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

const us = '(?:us|it|me|this|them|him|her|ourselves|the \\p{L}+|our \\p{L}+)';

/** Words right before a name that is not, or no longer, that of the brand. */
export const leadsToDropped = behind(`
  (?:was|were) (?:gonna|going to) (?:call|name) ${us}
  (?:nearly|almost) (?:called|named|chose|went with|went for)(?: ${us})?
  (?:wanted|advised|told|meant|planned|tempted|hoping) to (?:call|name) ${us}
  (?:thought of|thought about|considered) (?:calling|naming) ${us}
  (?:first|at first|originally|before that|once|for an? \\p{L}+|for years) we were(?: called)?
  (?:we|it|shop|store|band|cafe|café|place|business|company|firm) (?:was|were) (?:originally |first |once |formerly |previously )?(?:called|named|known as)
  used to be(?: called)?
  (?:people|everyone|everybody|locals|customers|the council|neighbours)(?: in the \\p{L}+)? (?:just |simply |always |still )?call(?:s|ed)? ${us}
  (?:people|everyone|customers) (?:just |simply |always )?asked (?:for|after)
  code-?named
  (?:you may |might |used to )?(?:know|knew) us as
  (?:launched|traded|operated|known for years) as
  then tried
  ran it as
  (?:vecchio nome|nombre antiguo|antiguo nombre|nome antigo|antigo nome|alte name|oude naam|gamla namnet|stara nazwa|ancien nom)(?: era| war| was| var| to| était)?
  (?:eerste naam was|erster name war|premier nom était)
  working title(?: was| is)?
  (?:there's|there is|there was) (?:already )?(?:a|an|another) (?:\\p{L}+ )?\\p{L}+ called
  (?:are we|name|is it|are you|is the name) still(?: called)?
  (?:my|our|his|her) (?:\\p{L}+ )?\\p{L}+ (?:likes|liked|wants|wanted|prefers|preferred|proposed|suggested|voted for)
  \\p{Lu}\\p{Ll}+ (?:wanted|suggested|proposed|preferred|voted for)
  (?:forget|ignore|scrap|ditch)
  website still says
  (?:began|started|opened|founded)(?: life)? as
  formerly(?: trading as| known as| called)?
  and,? briefly,? as
  s'appelait
  (?:pensait|pensions|pensais) à
  se llamaba
  (?:pensamos|pensábamos|pensaba) en
  si chiamava
  (?:pensavamo|pensavo|pensato) a
  (?:chamava-se|se chamava)
  (?:pensámos|pensamos|pensávamos) em
  (?:hieß|hiess) (?:(?:die|der|das|es|er|sie) )?(?:ja )?
  (?:dachten|dachte) (?:wir |ich )?(?:erst |zuerst )?an
  heette (?:het |de zaak )?(?:eerst )?
  (?:dachten|dacht) (?:we |ik )?(?:eerst )?aan
  nazywał(?:a|o)? się
  (?:den|det) hette
  (?:zuerst|früher|erst|anfangs) hießen wir
  wir hießen (?:zuerst|früher|erst|anfangs)?
  wollten (?:\\p{L}+ ){0,2}(?:erst|zuerst)
  arbeitstitel war
  (?:nannte|nannten) (?:\\p{L}+ ){1,2}(?:immer|nur|einfach)?
  fragten (?:\\p{L}+ ){0,3}nach (?:der|dem)
  (?:heißen|heissen) wir (?:noch|immer noch)
  (?:on s'appelait|nous nous appelions)
  (?:voulait|voulions|voulais) (?:l'|la |le )?appeler
  (?:on s'appelle|nom est|ça s'appelle) (?:toujours|encore)
  on demandait (?:simplement |toujours )?
  nos llamábamos
  (?:queríamos|quería|íbamos a|pensábamos) llamar(?:la|lo|le|nos)?
  (?:seguimos siendo|todavía somos)
  ci chiamavamo
  (?:volevamo|volevo) chiamar(?:la|lo|ci)
  nome è (?:ancora|sempre)
  primeiro éramos
  (?:chamávamo-nos|nos chamávamos)
  (?:queríamos|queria) chamar(?:-lhe|-nos)?
  heetten we
  wilden (?:het |hem |de zaak |onszelf )?(?:eerst )?
  (?:heten we|heet het) nog(?: steeds)?
  nazywaliśmy się
  (?:chcieliśmy|chciałem|chciałam) (?:go |ją |to )?nazwać
  (?:hette vi|vi hette)
  ville (?:först )?kalla (?:den|det|oss)
  heter (?:vi|den) fortfarande
  (?:hed vi|vi hed)
  (?:not|never|no longer|don't|won't be) (?:gonna |going to )?(?:call|calling|name|naming) ${us}
  (?:for|over) (?:\\p{L}+ ){1,3}(?:years|decades|ages|generations),? (?:we|it)(?:['’]ve| have| has)? (?:been|traded as|operated as|gone by)(?: called| known as)?
  durante (?:\\p{L}+ ){0,2}años,? (?:nos llamamos|nos hemos llamado|fuimos|hemos sido)
  pendant (?:\\p{L}+ ){0,2}ans,? (?:nous nous sommes appelés|nous étions|nous avons été|on s'est appelés|on était)
  (?:jahrelang|jahre lang|jahrzehntelang) (?:hießen|waren) wir
  per (?:\\p{L}+ ){0,2}anni,? (?:ci siamo chiamati|siamo stati|eravamo)
  durante (?:\\p{L}+ ){0,2}anos,? (?:chamámo-nos|nos chamamos|fomos)
  jarenlang (?:heetten|waren) (?:we|wij)
  i (?:många|mange) år (?:hette|hed|het|var) vi
  (?:avons|a|ai|avait) (?:abandonné|écarté|renoncé à)
  (?:cambia|cambiamo|cambiamos|changeons|change|changes|changing|byter|skifter|bytter|zmieniamy)(?: de| di| our| its)? (?:nome|nombre|nom|name|namn|navn|nazwę):? (?:from|da|de|från|fra|z)
  (?:hemos|he) (?:descartado|abandonado)
  abbiamo (?:scartato|abbandonato)
  (?:abandonámos|abandonamos|descartámos|descartamos)
`);

/** Words right behind a name that somebody else has, or that was given up. */
export const followsDropped = before(`
  (?:which|that|who) (?:lasted|turned out|turns out|was|is|sounds|sounded|we can't|we couldn't|nobody|no one|everybody|a group|another|somebody|someone|already|his|my|her)
  (?:is|was|were) (?:felt|thought|considered|deemed|judged|found)
  (?:is|was|are|were) (?:already )?(?:taken|gone|out|in use|trademarked|rejected|dismissed|dropped|voted down|too)
  exists? (?:already|twice|three)
  already exists?
  or is (?:that|it|this) (?:too|a bit)
  no,? (?:i'm |im |just |only )?(?:joking|kidding)
  (?:trademark|domain) (?:issue|gone|taken|problem|conflict)
  until (?:the|a|my|our|somebody|someone|\\p{N}{4})
  (?:everybody|everyone|nobody|no one) (?:found|thought|liked)
  but (?:that's|thats|that is|there's|theres|there are|there is|they|the|it's|its|somebody|someone) (?:\\p{L}+ ){0,3}(?:already|also|taken|of those|of them|those|called|wrote|sued)
  but i've gone off
  for an? (?:year|month|week|while|day)
  (?:jusqu'en|hasta|fino a|até) \\p{Ll}+
  mais (?:ça|cela|on)
  pero (?:eso|suena|sonaba)
  ma (?:suona|sembra|sembrava)
  mas (?:soa|isso|parece)
  aber (?:das|es) (?:klingt|klang|ist|war)
  maar (?:dat is|dat klinkt|mijn)
  ale to (?:już|brzmi)
  gibt es (?:\\p{L}+ ){0,3}(?:schon|bereits)
  (?:heißt|heissen|heißen) (?:schon|bereits|auch)
  (?:fällt|fiel|fliegt) (?:\\p{L}+ )?(?:weg|raus|aus)
  (?:fand|fanden) (?:\\p{L}+ )?(?:alle|ich|keiner|niemand|wir)
  (?:nennen|genannt)?,? ?aber (?:den|die|das|so|davon|der) (?:gibt|gibts|heißt|ist schon)
  bestaat al
  (?:vond|vonden) (?:iedereen|niemand|we|ik|wij)
  (?:noemen )?maar (?:zo heet|daar zijn|die bestaat|dat heet)
  (?:existe|existait) déjà
  est déjà (?:pris|prise)
  mais (?:il y en a|c'est (?:aussi|déjà)|ça existe|ils)
  tout le monde a trouvé
  ya (?:existe|existía|está)
  pero (?:ya (?:hay|existe)|así se llama)
  (?:le|les|nos) pareció
  esiste già
  ma (?:ce ne sono|ce n'è|così si chiama|esiste)
  non piaceva
  já existe
  mas (?:já (?:há|existe)|esse é|há)
  ninguém gostou
  już istnieje
  ale (?:są już|tak nazywa|takich|już)
  (?:wszystkim|nikomu)
  finns redan
  men (?:det finns|så heter|det hedder|det heter)
  tyckte (?:alla|ingen|vi)
  findes allerede
  (?:to be|is to be|has been|have been|was then) (?:dropped|rejected|withdrawn|ruled out|scrapped)
  was (?:withdrawn|turned down|ruled out|scrapped|vetoed)
  (?:wurde|ist|wird) (?:verworfen|abgelehnt|zurückgezogen|raus|vom Tisch)
  fand keine Mehrheit
  (?:est|a été|sont) (?:écarté|rejeté|refusé|abandonné)e?s?
  (?:se descarta|queda descartad[oa]|fue descartad[oa]|descartad[oa]|fue rechazad[oa])
  (?:è stat[oa]|viene|è) (?:scartat|respint|bocciat)[oa]
  (?:foi|ficou) (?:rejeitad|descartad)[oa]
  (?:valt|viel) af
  (?:no,? )?(?:sorry|wait|scratch that|scrap that|or rather|i mean|i meant)[,:.]? (?:no,? |wait,? |i mean,? |i meant,? |it's |its |make (?:it|that) )*(?:called )?\\p{Lu}
  (?:nein,? )?(?:quatsch|moment|ich meine|ich meinte)[,:]? (?:nein,? |ich meine,? )?\\p{Lu}
  (?:non,? )?(?:pardon|attendez|je veux dire|enfin)[,:]? (?:non,? |je veux dire,? )?\\p{Lu}
  (?:no,? )?(?:perdón|espera|quiero decir)[,:]? (?:no,? |quiero decir,? )?\\p{Lu}
  (?:blev|ble) (?:nedstemt|forkastet|avvist)
  (?:avslogs|föll)
  (?:odpadła|odpadł|przepadła|odrzucona|odrzucono|neprošel|neprošla)
  (?:отклонён|отклонена|отклонили|отвергли|відхилили)
`);

/** Words right before the name that was settled on. */
export const leadsToSettled = behind(`
  let'?s (?:just )?(?:go with|call ${us}|name ${us})
  (?:we|i) (?:said|registered)
  (?:agreed|decided|settled|landed) on
  (?:plumped|opted|voted) for
  (?:went|gone|going) with
  (?:launching|registered|trading) as
  (?:we're|we are) now,?(?: and [^,.]{1,40},)?(?: called)?
  (?:it's|it is|is) now(?: called)?
  renamed ${us}(?: to)?
  (?:no,? wait|wait,? no|scratch that|scrap that|or rather|i mean|i meant|correction)[,:.]?(?: (?:it's|its|make it|make that|it is)(?: called)?)?
  (?:ich meine|ich meinte|quatsch|je veux dire|quiero decir),?
  (?:chosen|decision|decided|agreed|winner|final|final name|outcome)(?: unanimously| by \\p{L}+| in the end)?\\s?:
  (?:so (?:it will|it'll) be|ce sera(?: donc| alors| finalement)?)
  (?:será|sarà|vai ser) (?:entonces|pues|finalmente|quindi|dunque|allora|então|portanto)
  (?:wird es|es wird|wordt het|het wordt|det blir|det bliver) (?:also|dann|jetzt|nun|dus|dan|alltså|altså|därför|derfor|då)
  voted and it's
  ended up (?:with|as|calling ${us})
  sign will say
  new name(?: is|:)
  (?:the new one),?(?: is)?
  name going forward\\s?:
  (?:re-?opened|re-?launch(?:ed|ing)|re-?opening)(?: this \\p{L}+| in \\p{L}+)? as
  then came
  (?:it's|it is)(?=[^.,;]{2,40} now[.,;])
  (?:we|now) (?:operate|trade|run) as
  nome definitivo è
  (?:nombre definitivo|nombre final) es
  nome final é
  (?:endgültige|neue) name (?:ist|lautet)
  (?:nom définitif|nouveau nom) est
  (?:definitieve|nieuwe) naam is
  nowa nazwa to
  nya namnet (?:är|blir)
  (?:det fick bli|es ist dann)
  (?:siamo ora|da \\p{Ll}+ siamo)
  no[.,]? [iI]t'?s
  (?:members|users|customers|kids|everyone|team) voted(?: for)?
  on the paperwork (?:we're|it's|it says)
  d'accord sur
  de acuerdo en
  d'accordo su
  (?:houden|hielden) het op
  blev det
  wybraliśmy
  (?:registámos|registrámos|registramos|registrato)
  (?:nous avons déposé|on a déposé)
  (?:richtig ist|richtiger name)\\s?:
  YES,?
  (?:gewählt|beschlossen|entschieden|entscheidung|neuer name)\\s?:
  geworden ist es
  (?:entschieden|entschieden haben wir uns) für
  es wird\\s?:
  (?:einigten uns|geeinigt) auf
  wir hatten doch
  (?:heißt|heisst) (?:er|sie|es) jetzt
  jetzt (?:heißt|heisst) (?:er|sie|es)
  (?:retenu|choisi|décidé|décision)\\s?:
  (?<!début )(?:on a|nous avons|on avait) (?:dit|choisi|retenu)
  (?:elegido|decidido|decisión)\\s?:
  le hemos puesto
  (?:nos quedamos con|hemos elegido|quedamos en)
  (?:scelto|deciso|decisione)\\s?:
  (?:avevamo detto|abbiamo deciso per|abbiamo scelto)
  (?:escolhido|decidido|decisão)\\s?:
  (?:ficou|ficámos com|ficamos com|tínhamos dito)
  (?:gekozen|besloten|besluit)\\s?:
  het wordt\\s?:
  we hadden toch
  nu heet het
  (?:wybrano|decyzja)\\s?:
  stanęło na(?: nazwie)?
  (?:valt|beslut|valgt)\\s?:
  (?:det blev|vi endte med|vi endade med)
  name (?:will|shall|is going to|is to)(?: now| simply| just| only)* be(?: called)?
  name stays
  (?:it's|its|it is|we're|we are) (?:gonna|going to) be called
  desde \\p{L}+ (?:somos|nos llamamos|se llama)
  depuis \\p{L}+,? (?:nous sommes|on s'appelle|nous nous appelons)
  (?:nous|on) gard(?:ons|e)
  (?:ab|seit) \\p{L}+ (?:heißen|sind) wir
  wir bleiben bei
  da \\p{L}+ (?:siamo|ci chiamiamo)
  desde \\p{L}+ (?:somos|chamamo-nos)
  vanaf \\p{L}+ (?:heten|zijn) (?:we|wij)
  (?:byter|bytt) namn(?: från [^.;]{2,40})? till
  (?:skifter|skiftet) navn(?: fra [^.;]{2,40})? til
  resolved (?:to adopt|on)
  (?:becomes|devient|diventa|pasa a ser|passa a ser|wird zu)
  (?:will|shall|to) (?:now |henceforth )?be known as
  heißt (?:künftig|fortan|nun|ab sofort)
  (?:on a opté|nous avons opté|opté) pour
  (?:s'appelle|s'appellera) (?:désormais|dorénavant|maintenant|finalement)
  (?:se decidió|se optó|nos decidimos) por
  (?:aprobad[oa]|se aprueba|se acuerda)(?: por \\p{L}+)?(?: el nombre| la denominación)?(?: de)?
  (?:pasa|pasamos|pasado|pasará) a llamar(?:se|nos)
  si è (?:deciso|optato) per
  (?:approvat[oa]|adottat[oa])(?: all'unanimità)?(?: il nome| la denominazione)?
  (?:decidiu-se|optou-se) por
  (?:aprovad[oa])(?: por \\p{L}+)?(?: o nome| a denominação)?
  (?:passa|passou|passará) a chamar-se
  (?:vedtatt|vedtaget|beslutat)(?: navn| namn)?\\s?:?
  (?:przyjęto|uchwalono)(?: nazwę)?
  (?:schváleno|schválen)\\s?:?
  (?:утвердили|утверждено|принято)(?: название| имя)?
`);

/** Words right behind the name that was settled on. */
export const followsSettled = before(`
  it is(?=[.,!;]| then)
  then\\. final
  (?:carried|adopted|approved|aangenomen|bifölls|antogs)
  (?:was|is|has been) (?:adopted|carried|approved|accepted|chosen)
  (?:won|wins)(?=[.,;!]| by | with )
  (?:wurde|ist) (?:angenommen|beschlossen|gewählt)
  (?:est|a été) (?:adopté|retenu|choisi|accepté)e?
  (?:blev|ble) (?:vedtaget|vedtatt|valgt)
  (?:viene|è stat[oa]|è) (?:accolt|approvat|adottat|scelt)[oa]
  (?:fue|ha sido|queda) (?:aprobad|elegid)[oa]
  (?:foi|ficou) (?:aprovad|escolhid)[oa]
`);
