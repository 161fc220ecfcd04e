import { cue } from './cues.js';

/** What was thought of before something else was: these words alone say that it did not stay so. */
export const atFirst = cue(`
  at first(?! glance| sight), first an?, first thought, first i thought, first we thought, first we wanted, first i wanted, first idea, first wanted, first had, first considered, first approved, first asked, second idea, first sketch, second sketch, first draft, second draft, idea 1, idea 2, we tried, i tried, we planned, i planned, planned on, been set on, erst war, geplant, would have been, aurait ete, sarebbe stato, sarebbe stata, habria sido, teria sido, ware gewesen, we've had, i've had, it used to be, originally, initially, to begin with, at the outset, in the beginning,
  considered, toyed with, toying with, wondered about, wondered whether, wondered if, played with the idea, hesitated, hesitating, torn between, wavered, back and forth, debated, there was talk,
  had been leaning, had been thinking, was gonna, were gonna, was going to go, was going to have, were going to go, were going to have, were going to use, was going to use, had wanted, had thought, had planned, was planned, were planned, would have liked,
  i had asked, i mentioned, we mentioned, i asked for, we asked for, originally asked, i've always used, we've always used, i have always used, we have always used,
  zuerst, zunachst, ursprunglich, anfangs, anfanglich, erst dachte, erst dachten, erst wollte, erst wollten, geschwankt, schwankten, schwanken, hin und her,
  abord, initialement, au debut, debut, hesitais, hesitions, hesite, hesitait, inizio, inizialmente, all inizio, dapprima, in origine, prima pensavo, prima pensavamo, indeciso, indecisi,
  primero, principio, inicialmente, originalmente, dudabamos, dudaba, primeiro, inicio, comeco, hesitamos, hesitavamos, eerst, aanvankelijk, oorspronkelijk, twijfelden, twijfelde, overwogen,
  forst tankte, forst taenkte, forst ville, forst tenkte, forst onskade, ursprungligen, oprindelig, oprindeligt, opprinnelig, funderade, overvejede,
  спочатку, спершу, сначала, сперва, поначалу, вагалися, сомневались, najpierw, poczatkowo, wahalismy, nejdriv, nejdrive, nejprve, puvodne, zpocatku, aluksi, ensin, alun perin, αρχικα, στην αρχη, πρωτα
`);

/** What somebody thinks of or has thought of: it may well stay so. */
export const thoughtOf = cue(`
  thought of, thought about, was thinking, were thinking, thinking of, thinking about, had in mind, had * * in mind, had * in mind, idea was, plan was, i wanted, we wanted, i said, my first, discussed, i asked, we asked, avait dit, avions dit, avevo detto, avevamo detto, habiamos dicho, gesagt, i was going to, we were going to, one would expect,
  dachte, dachten, uberlegt, uberlegten, wollte, wollten, pensais, pensions, pense, pensait, voulais, voulions, pensavo, pensavamo, pensato, volevo, volevamo, pensaba, pensabamos, pensamos, pensado, queria, queriamos,
  pensava, pensavamos, pensei, dacht, wilden, wilde, tankte, tankt, taenkte, tenkte, ville, думали, думав, думала, хотіли, хотів, хотіла, хотели, хотел, хотела, myslelismy, myslalem, myslalam, chcielismy, chcialem, chcialam, chteli, chtel, chtela, mysleli, premysleli, mietimme, mietin, σκεφτηκαμε, σκεφτομασταν, θελαμε
`);

/** What was put forward, whoever did so. */
export const proposal = cue(`
  suggested, suggests, proposed, proposes, moved that, put forward, mooted, seconded, recommended, schlug, schlagt, vorgeschlagen, vorschlag, propose, proposait, proposa, proposee, propuso, propusieron, proposent, schlugen, proposero, propuseram, stelden, zaproponowali, navrhli, propone, proponia, propuesto, proposto, proposta, proporrebbe,
  propos, propunha, voorgesteld, stelde, foreslog, foreslar, foreslatt, foreslaet, запропонував, запропонувала, запропонували, пропонував, предложил, предложила, предложили, предлагал, zaproponowal, zaproponowala, proponowal, navrhl, navrhla, ehdotti, προτεινε
`);

/** What somebody else would have: a wish only where nothing is set against it. */
export const proposed = cue(`
  favours, favors, favoured, favored, wanted, wants, would like, would love, insists on, insisted on, keeps telling, keep telling, keeps saying, keep saying, keep asking, keeps asking,
  says, said, drew, sent us, argued for, pushed for, idea of, voted for, keeps joking, in favour of, in favor of,
  hatte, wollte, mochte, meint, meinte, voulait, prefere, preferait, penche, penchait, queria, quiere, voleva, vuole, vorrebbe,
  wilde, wou, ville, хотів, хотіла, хотел, хотела, chcial, chciala, chtel, chtela, halusi, ηθελε
`);

/** "Ma sembra il simbolo di una farmacia": behind a turn, what something looks like speaks against it. */
export const resembling = cue(`
  sembra, sembrano, assomiglia, somiglia, ressemble, ressemblent, parece, parecen, se parece, sieht aus, sehen aus, sah aus, erinnert an, lijkt op, lijken op, ziet eruit, ser ut som, sag ut som, ligner, liknar, nayttaa, naytti, wyglada, wygladalo, przypomina, vypada, vypadalo, pripomina, похож, похожа, похоже, похожи, напоминает, схожий, схожа, схоже, нагадуе, μοιαζει, θυμιζει
`);

/** Judgements that give up what they are about. */
export const givenUp = cue(`
  too *, illegal, not allowed, trademarked, copyrighted, obvious, cliche, cliched, banal, boring, overdone, overused, predictable, expected, too much, looks like, looked like, look like, looked weird, looks weird, weird, everyone has, everybody has, everybody at, everyone else, every other, jeder, already has, have it already, exists already, taken already,
  didn't, did not, doesn't, does not, didnt, doesnt, don't, isn't, wasn't, weren't, not for us, not right, not convinced, not us, wrong, neither, none of them, none of those, nobody, laughed at, rejected, refused, turned down, ruled that, dismissed, discarded, abandoned, vetoed, shelved, binned, runner-up, creepy, found wanting, was tired, is tired, was lost, motion was lost, was dropped, were dropped, has been dropped, have been dropped,
  off the table, talked him out, talked her out, talked them out, out of the question, problem, is over, is off, is gone, are gone, sent it back, ignore that, ignore it, forget it, forget that, scrap that, but no, then no, take that back, took it back, changed my mind, changed our mind, changed our minds, shop next door, farm next door, the neighbours,
  naheliegend, langweilig, abgedroschen, kindisch, kitschig, lassen wir, weglassen, verworfen, abgelehnt, kommt nicht in frage, zu kompliziert, weg,
  banale, trop, deja vu, deja, tout le monde, refuse, abandonne, ecarte, demasiado, muy visto, todo el mundo, todos lo tienen, descartamos, descartado, aburrido, obvio, scontato, troppo, tutti ce, scartato, esiste, gia, demais, toda a gente, todos tem, obvio,
  te saai, te druk, te gewoon, iedereen, afgewezen, afgevallen, for vanligt, alla har, alle har, кожного, у всіх, у всех, банально, слишком, надто, занадто, zbyt, za bardzo, kazdy, prilis, kazdy, liian, kaikilla, πολυ κοινο, ολοι
`);

/** A verdict on what stands before it in its clause: "a key would be too common", "un micro serait banal". */
export const verdict = cue(`
  (?:is|are|was|were|be|been|thought|felt|looks|looked|seems|seemed|feels|it's|that's) (?:a bit |a little |rather |just |so |far |way |much |simply |all )?(?:too (?:much|common|obvious|fussy|grand|childish|predictable|similar|close|like|busy|gloomy|twee|sweet|complicated|cliched|dull|generic|expected|literal|aggressive|corporate|boring|kitschy|sad|dark|old)|obvious|banal|boring|predictable|overdone|overused|cliched|(?:a|the|such a) cliche|gloomy|laughed),
  ware zu *, ware naheliegend, ware langweilig, ware banal, ist zu (?:kindisch|kompliziert|kitschig|brav|naheliegend|gewohnlich|verspielt), serait trop *, serait banal, sarebbe (?:banale|scontato|troppo *), seria (?:banal|obvio|demasiado *), zou te *, zou saai, vore for *, vore trakigt, vore trakig, vore banalt, vaere kedeligt, vaere kjedelig, было бы банально, слишком банально, було б банально, занадто банально, bylby zbyt *, bylo by prilis *, looks like an?, looked like an?, made people think, makes people think, scare them, scares people, (?:is|are) everywhere, on everybody jar, on every jar
`);

/** What is to go is all that its sentence spoke of before. */
export const toGo = cue(`
  can go, is gone, are gone, are history, are out, is out, voted down, won't be coming back, can stay away, must not come back, mustn't come back, should not come back, shouldn't come back, should not return, shouldn't return, not return, is history, had its day, had their day, is no more, didn't work, did not work, should not replace, is only there because, are only there because, are just decoration, is just decoration,
  muss es * nicht sein, muss es nicht sein, muss nicht sein, kommen nicht in frage, kommt nicht wieder, kommen nicht wieder, fallen weg, geht in rente, sont exclus, est exclu, est exclue, sont exclues, quedan descartados, quedan descartadas, se jubila, sono esclusi, sono escluse, vallen af, valt af, gar bort, odpadaja, odpada, отпадают, отпадает, lassen wir * weg, lassen wir weg, lassen wir aber weg, fallt weg, fallt raus, kommt weg, kommt also weg, verschwindet, fliegt raus, gehorte zum vorbesitzer, gehort nicht dazu, disparait, doit disparaitre, va via, sparisce, via dal logo, desaparece, se va, debe desaparecer, desaparece, sai, deve sair, verdwijnt, gaat weg, mag weg, kan weg, forsvinner, tas bort, forsvinder, skal vaek, skal bort, зникає, прибираємо, исчезает, убираем, znika, usuwamy, zmizi, mizi
`);

/** Behind "a key would", what speaks against it. */
export const harmful =
  / would (?:\S+ )?(?:defeat|miss|confuse|mislead|scare|frighten|bore|offend|spoil|ruin|kill|clash|distract|annoy|upset|alienate|repel|be (?:boring|wrong|silly|odd|confusing|misleading|a mistake|a bit much|over the top)|send the wrong|look (?:like|wrong|odd|silly|cheap)|put \S+ off) /;

/** Verbs behind which a clause of its own tells what somebody says. */
export const saying = cue(
  'says, said, thinks, thought, meint, meinte, sagt, sagte, findet, fand, dit, pense, trouve, dice, dijo, piensa, pensa, diz, disse, acha, zegt, zei, vindt, sager, synes, sager, tycker, каже, вважає, говорит, считает, mowi, uwaza, rika, mysli, sanoo',
);

/** An answer that takes what was asked or proposed. */
export const affirmed = cue(`
  yes, yeah, yep, sure, exactly, perfect, agreed, carried, approved, passed, accepted, adopted, of course, why not, ours, deal, angenommen, einverstanden, ja, oui, adopte, si, approvato, aprobado, aprovado, sim, akkoord, так, да, przyjeto
`);

/** An answer that leaves the choice, or goes on with the wish. */
export const leftOpen = cue(`
  should, could, can, please, make, want, like, love, would, with, in, whichever, whatever, either, your choice, you decide, maybe, perhaps, up to you, not sure, don't know, egal, peu importe, come volete, como quieran
`);

/** Behind a question, what says no. */
export const denial =
  /^(?:no|not|nope|nah|never|too|nein|lieber|non|nee|nej|nei|nie|ne|ni|ні|нет|не|οχι|ei|zu|trop|troppo|demasiado|muito|te)$/;

/** What was settled in the end. */
export const settled = cue(`
  settled, decided, agreed, opted, plumped, landed, won, wins, chosen, chose, picked, selected, carried, resolved, prefer, preferred, prefers, rather, better, in the end, let take, let go, let do, let have, let use, let's take, let's go, let's do, let's have, let's use, it going to be, going to be, it'll be, asked for, have asked, what stuck, stays, remains, instead, is what we want, is what i want, is what we'd like, is what i'd like, what we want, what we'd like, what i want, what i'd like, my third, third and last, finally, time for a change,
  give us, back to the, back to an?, i say, i take, we take, makes it, went for, went with, gone for, gone with, go for, go with, stick with,
  entschieden, ist es geworden, einigte, einigten, geeinigt, gewahlt, ausgesucht, wir nehmen, bleibt, bleibt es, stattdessen, lieber, schliesslich, letztlich, finalement, choisi, retenu, retenons, prefere, preferons, plutot, ce sera, emporte, a la place,
  preferisco, preferiamo, scelto, deciso, meglio, al suo posto, posto, alla fine, infine, piuttosto, prefiero, preferimos, mejor, elegimos, elegido, decidimos, quedamos, al final, finalmente, en su lugar, melhor, prefiro, escolhemos, afinal, no fim, em vez,
  gano, ganado, ganaron, vinto, vince, ganhou, gewann, gewonnen, gagne, vann, vandt, wygral, wygrala, vyhral, vyhrala, перемогла, переміг, победил, победила, передумали,
  het wordt, es wird, nehmen wir, ce sera, будет, буде, bedzie, bude,
  liever, gekozen, besloten, uiteindelijk, in de plaats, valde, valt, hellre, istallet, bestamde, till slut, hellere, valgte, valgt, bestemte, heller, endte, вирішили, обрали, краще, зрештою, вибрали, лучше, решили, выбрали, пусть, wybralismy, lepiej, wolimy, wole, zdecydowalismy, koncu, ostatecznie, rozhodli, vybrali, radeji, nakonec, lepsi, valitsimme, mieluummin, lopulta, αποφασισαμε, καλυτερα, προτιμαμε, διαλεξαμε, τελικα
`);

/** What holds now: it settles something only where it was another thing at first. */
export const settledNow = cue(`
  now, nowadays, it is, it the, will be, it my, we're going, on reflection, second thoughts, second thought, doch, jetzt, nun, maintenant, desormais, quindi, ora, adesso, ahora, agora, toch, nu, moet, должен, тепер, теперь, teraz, ted, nyt, τωρα
`);

/** Words that open what is set against the words before. */
export const turning = /^(?:but|so|then|therefore|hence|however|instead|okay|ok|yet)$/;
/** Those of other tongues which no table puts into English. */
export const turningAbroad =
  /^(?:poi|puis|luego|entonces|dann|daher|deshalb|donc|allora|quindi|entao|depois|dus|daarna|sen|sa|saa|derefter|потом|потім|тож|тому|поэтому|potem|wiec|dlatego|pak|takze|proto|sitten|mutta|επειτα|μετα|οποτε)$/;

/** A sentence with one of these tells what was founded or how it is called, and settles no picture. */
export const founding = cue(
  'to open, to start, to found, to launch, opened, founded, called, to call, to name, renamed, heisst, hiess, appelle, llama, chiama, chama, heet, heter, hedder',
);
