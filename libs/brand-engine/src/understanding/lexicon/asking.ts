import { cue } from './cues.js';

/**
 * Words of a sentence that wishes for a picture, now: "we would like", "draw", "it should show". The keys of other tongues are English
 * where a table knows their word; what no table knows stands here as it is written.
 */
export const wishing = cue(`
  want, wants, what i need, what we need, would like, would love, 'd like, 'd love, i'd like, we'd like, i'd love, we'd love, i'd rather, we'd rather, i'd, we'd, should, shall, must include, must have, must show, must be, ought to, has to be, have to be, has to show, needs to be, needs to show, please,
  imagine, imagines, imagined, imagining, envision, envisage, pictured, picturing, in mind, draw, sketch, depict, depicts, depicting, show, shows, showing, should feature, to feature, must feature, should include, to include, please include, use that, like to see, love to see, see in the logo, could you, can you, can we, could we, may we, could it be, might we, how about, what about, (?:maybe|perhaps)(?! (?:\\d+|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|once|twice)), i picture, we picture, heart is set, heart set, hearts set, hearts are set, i'd be, happiest with, ideally, ideal, preferably, let's, let us, lets, prefer, i fancy,
  give us, give me, give them, make it, make me, a must, would do, will do, would be nice, would be great, would be lovely, would be perfect, would be our dream, is our dream, dream of, dreaming of, we see, i see, seems right, feels right, i'm after, we're after, request, requested, wish, wishes, wished for, built on, based on, thinking, we thought of, i thought of, for the logo, for our logo, for the mark, for the symbol, as a logo, as our logo, as a symbol, in the logo, on the logo, logo is, logo be, the logo, the motif, the symbol, the emblem, the mascot,
  wunschen, wunsche, gewunscht, wunsch, mochten, mochte, hatten gern, hatten gerne, hatte gern, hatte gerne, gern, gerne, stellen uns, stelle mir, stell mir, stelle ich, stellen wir, stell ich, schwebt, vorstellen, soll, sollte, sollen, sollten, zeichnen, zeichnet, zeigen, zu sehen, unser traum, traum, mach mir, macht uns, drauf, bitte, konnten wir, konnte es, konnte man, liebsten, ich sehe, wir sehen, vor mir, ware mir,
  voudrions, voudrais, voulons, aimerions, aimerais, souhaitons, souhaite, souhaiterions, souhaiterais, imaginons, imaginais, dessinez, dessinez-nous, revons, reve, voir, doit, devrait, plairait, il faut, faudrait, demandons, pourrions-nous, pourrait-on, pourrions, le mieux serait, serait, je vois, on voit, ideal serait,
  queremos, quiero, quisieramos, quisiera, gustaria, encantaria, imaginamos, imagino, dibujen, dibujenos, debe, deberia, podria, preferimos, prefiero, pedimos, sonamos, podriamos, lo ideal, me imagino, nos imaginamos, veo,
  vorremmo, vorrei, vogliamo, voglio, piacerebbe, immaginiamo, immagino, disegnate, disegnateci, dovrebbe, deve, preferiamo, preferisco, sogniamo, chiediamo, potremmo, potrebbe, ideale, mi immagino, vedo,
  doe maar, doe er maar, mach doch, macht doch, fate pure, mettez plutot, pon mejor, gor garna,
  willen, wil, graag, zouden, denken aan, denken wij, teken, tekenen, moet, liefst, het liefst, dromen, vragen om, ik zie, mooist, voor me, kunnen krijgen, laten we,
  chcemy, chcielibysmy, chcialabym, chcialbym, widzielibysmy, prosimy o, prosze o, marzy, narysujcie, narysowac, niech, ma byc, powinien, powinna, powinno, podoba, moglby, moglaby, mogloby, najlepsze, najlepiej, wyobrazam, wyobrazamy,
  vill, skulle, onskar, garna, ska vara, ska visa, tanker oss, rita, drommer, ser framfor, jag ser, helst, framfor mig,
  queriamos ver, gostariamos, gostaria, desenhem, deve ser, imaginamos,
  хотим, хочу, хочется, хотелось, хотели бы, хотел бы, хотела бы, видеть, нарисуйте, пусть, изобразить, нужен, нужна, нужно, мечтаем, просим, можно, лучше всего, представляю, представляем
`);

/** Words of a sentence that tells what was chosen. */
export const deciding = cue(`
  settled, decided, agreed, go with, going with, went with, gone with, go for, going for, went for, voted for, vote went, votes went, the vote, i vote, landed on, opted, plumped, ended up, end up, came down to, come down to, won, wins, adopted, carried, approved, chosen, chose, picked, it is, it'll be, going to be, it has to be, that it, that's it, thats it, that is it, the one, is final, in short, to sum up, what stuck, likes? * * * * best, like * * best, likes? * * best, like best, convinced us, exactly right, that us, that's us, resolved, shall be, keep coming back, what we want, what i want, what i actually want, yes that, what (?:\\S+ ){1,5}(?:liked|loved|agreed on|chose), it perfect, its perfect, honestly perfect, third time lucky, the winner, is the winner, develop that one, (?:a|the|my|our) favou?rite,
  entschieden, geeinigt, einigten, einigte, geworden, es wird, wird es, gelandet, gewahlt, ausgesucht, beschlossen, verstandigt, rennen, gewonnen, kurz gesagt, kurzum, unterm strich, geblieben, dabei bleibt,
  decide, avons decide, accord sur, choisi, choisie, retenu, retenue, retenons, vote, ce sera, opte, opté, arretes sur, arrete sur, gagne, emporte, en bref, bref, finalement, adopte,
  decidimos, decidido, elegimos, elegido, acordamos, quedamos, gano, ganado, sera, en resumen, al final, votamos, optamos,
  deciso, scelto, scelta, accordati, optato, sara, vinto, in breve, alla fine, insomma, votato, decidiamo,
  gekozen, besloten, eens over, eens geworden, uitgekomen, uit op, het wordt, wordt het, gewonnen, kortom, uiteindelijk,
  zdecydowalismy, zdecydowali, wybralismy, wybrano, wybrali, stanelo na, wygral, wygrala, wygralo, bedzie, krotko mowiac, ostatecznie, postawilismy,
  bestamt, bestamde, enades, enats, valt, valde, blir det, det blir, fastnade, vann, kort sagt, till slut, landade,
  choisissons, vaelger, velger, salio, elegimos, scegliamo, kiezen voor, kozen, wybieramy, valjer, выбираем, wahlen wir, nehmen wir, ausgesprochen,
  decidimos, escolhemos, ficou, ganhou, valgte, valgt, besluttet, endte,
  решили, остановились, выбрали, договорились, пусть будет, будет, победил, победила, короче говоря, в итоге, вирішили, обрали, зупинилися
`);

/** Words of a sentence that only may be a wish: "if there must be a picture". */
export const hedging = cue(
  'maybe, perhaps, possibly, if you must, if there must, if there is, nice to have, eventuell, vielleicht, peut-etre, quiza, quizas, tal vez, forse, misschien, moze, kanske, может',
);

/** Verbs that tell what somebody does for a living, in the tongues whose verbs no table knows. */
export const working = cue(`
  make, makes, sell, sells, offer, offers, repair, repairs, build, builds, teach, teaches, serve, serves, specialise in, specialize in, run, runs, produce, produces, brew, brews, bake, bakes, roast, roasts, design, designs, print, prints, grow, grows, mend, mends, sew, sews, restore, restores, deliver, delivers, supply, supplies, fix, fixes, rebuild, weave, weaves, fit, fits, keep, keeps, move, clean, rent, rents,
  machen, macht, verkaufen, verkauft, bauen, baut, reparieren, repariert, fertigen, nahen, backen, brauen, vermieten, liefern, restaurieren,
  vendons, vend, fabriquons, fabrique, produisons, produit, reparons, repare, faisons, cultivons, construit, louons,
  vendemos, vende, hacemos, fabricamos, reparamos, repara, construye, cultivamos, reparte, alquilamos,
  vendiamo, produciamo, facciamo, ripariamo, coltiviamo, fa, costruiamo,
  maken, maakt, verkopen, verkoopt, bouwen, repareren, brouwen, bakken, verhuren,
  robimy, sprzedajemy, szyjemy, naprawiamy, produkujemy, budujemy, projektujemy, pieczemy,
  saljer, gor, bygger, lagar, bakar, syr, hyr ut,
  делаем, шьем, продаем, чиним, кладем, печем, строим, варим
`);

/** Words of a sentence that tells of a draft before the last. */
export const drafting = cue(`
  (?:first|second|earlier|previous|last) (?:sketch|draft|version|attempt|try|drawing|round|logo), (?:version|attempt|draft|option|idea|round) (?:one|two|1|2), v1, v2, her first, his first, erster entwurf, ersten entwurf, premier essai, premiere version, primer boceto, prima bozza, eerste ontwerp
`);

/** Words of a sentence that tells what others would expect. */
export const expecting = cue(`
  you're going to draw, you are going to draw, you'll draw, you will draw, you'll want to, you're thinking, you'll think, people expect, people think, people hear, everyone thinks, everybody thinks, everyone expects, you might expect, you'd expect, keep suggesting, keeps suggesting, keep sending, keep drawing, people keep, sorry for, sorry about, every (?:\\S+ ){1,5}(?:has|have|uses|shows|draws), (?:everyone|everybody) (?:has|does|uses|draws), jeder hat, alle haben, tout le monde, todo el mundo, todos tienen, tutti hanno, iedereen heeft, kazdy ma, alla har, у всех, рисуют все
`);

/** Words that name a choice right behind them: where nobody knows what they name, nothing else was chosen. */
export const choosing = cue(`
  settled on, decided on, decided for, agreed on, went with, going with, go with, voted for, opted for, landed on, plumped for, entschieden, geeinigt, geworden, avons retenu, avons choisi, accord sur, decidimos por, nos decidimos, gano, elegimos, abbiamo scelto, accordati su, optato per, uitgekomen op, gekozen voor, eens over, zdecydowalismy, wybralismy, stanelo na, bestamt oss, enades, valde, остановились на, выбрали
`);

/** Words of a sentence that says of all that was argued about that nothing was decided. */
export const leavingOpen = cue(`
  nothing (?:was |has been |is |got )?(?:yet )?(?:decided|agreed|settled|resolved), no (?:decision|agreement|consensus)(?: on| was|$), no decision was, no agreement was, could not agree, couldn't agree, can't agree, cannot agree, did not agree, undecided, still arguing, left it open, leave it to you, leave that to you, leave the picture to you,
  (?:beschlossen|entschieden) wurde (?:nichts|noch nichts), nichts (?:beschlossen|entschieden), nicht (?:einigen|geeinigt), keine einigung, unentschieden, rien (?:n'a ete |n'est )?(?:decide|tranche), pas (?:tranche|pu nous mettre d'accord), aucune decision, aucun accord, no se decidio nada, nada decidido, no nos (?:pusimos|ponemos) de acuerdo, sin acuerdo,
  niente di deciso, non abbiamo deciso nulla, nessuna decisione, nessun accordo, nao se decidiu nada, sem acordo, niets besloten, geen besluit, niet eens, ingenting beslutades, inget bestamt, inget beslut, intet besluttet, ikke enige, nic nie zdecydowano, niczego nie ustalono, ничего не решили, нічого не вирішили
`);
