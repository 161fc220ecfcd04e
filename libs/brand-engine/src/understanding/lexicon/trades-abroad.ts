import { list } from '../text/phrases.js';

/** What trades are called in other tongues of Latin script, by the id of the industry: Dutch, Swedish, Danish, Portuguese and more. */
export const tradesAbroad: ReadonlyMap<string, string[]> = new Map(
  `
  coffee: cafetaria, cafeteria, koffie, koffiebar, koffiebranderij, kaffe, kafferosteri, cafezinho, torrefazione, torrefaccao, cafeteria
  bakery: bakkerij, bageri, konditori, padaria, confeitaria, pasticceria, patissier, backstube, backerei
  restaurant: ristorante, restaurante, eetcafe, gasthaus, wirtshaus, trattoria, osteria, krog, spiseri, auberge, taberna
  ice-cream: gelateria, heladeria, ijssalon, eisdiele, glacier, glassbar, sorveteria
  brewery: brouwerij, bryggeri, brauerei, brasserie artisanale, cerveceria, cervejaria, birrificio
  winery: weingut, vinicola, vingard, wijngaard, vinedo, cantina vinicola, quinta vinicola
  farm: boerderij, gard, gaard, quinta, fazenda, masseria, hof, agriturismo
  cycling: fietsenmaker, officina ciclistica, ciclofficina, warsztat rowerowy, taller de bicicletas, oficina de bicicletas, fahrradwerkstatt, atelier velo, cykelverkstad, fiets, fietsen, fietsenwinkel, cykel, cykler, cykelbutik, bicicleta, bicicletas, bici, bicicletta, radladen
  furniture: snickeri, snickare, timmerman, meubelmaker, falegnameria, carpintaria, carpinteria, menuiserie, menuisier, ebanisteria, tischler, schreiner, tomrer, joinery
  dental: tandarts, tandlakare, tandlaege, dentista, zahnarztpraxis, clinica dental, cabinet dentaire
  veterinary: dierenarts, veterinar, veterinaria, clinica veterinaria, tierarztpraxis, dyrlaege
  medical: huisarts, lakare, clinica, medico, hausarzt, arztpraxis, ambulatorio, dermatologist, dermatology, dermatologists
  pharmacy: apotheek, apotek, farmacia, parafarmacia
  hair: kapper, kapsalon, frisor, frisorsalong, parrucchiere, peluqueria, cabeleireiro, friseursalon
  florist: bloemist, bloemenwinkel, bloemenzaak, floristeria, kwiaciarnia, blomsterhandel, blomster, floreria, florista, fleurs, blumen
  gardening: hovenier, tuin, tuinen, tradgard, jardineria, jardineiro, giardiniere, paysagiste, gartner, garten, gardener, gardeners, landscaper
  publishing: boekhandel, bokhandel, boghandel, libreria, livraria, librairie, buchhandlung, buchladen
  legal: advocaat, advocatenkantoor, advokat, advokatbyra, advogado, advogados, notaire, notar
  accounting: boekhouder, redovisning, revisor, contabilidad, contabilidade, commercialista, comptable, steuerberater, steuerberatung, steuerburo, steuerkanzlei, gestoria, biuro rachunkowe
  architecture: architect, architecten, arkitekt, arkitekter, arquitecto, arquitectos, arquitetos, architetti, architetto, architecte, architekten, architekturburo
  construction: aannemer, byggfirma, byggeri, constructora, construtora, impresa edile, bauunternehmen, maconnerie, tiler, tilers
  plumbing: loodgieter, rormokare, fontanero, encanador, idraulico, plombier, klempner
  electrical: elektricien, elektriker, electricista, eletricista, elettricista, electricien
  automotive: autobedrijf, bilverkstad, taller mecanico, oficina mecanica, autofficina, carrossier, autowerkstatt
  education: basisschool, skola, skole, escuela, escola, scuola, ecole, grundschule, dance school
  travel: reisbureau, resebyra, rejsebureau, agencia de viajes, agencia de viagens, agenzia viaggi, agence de voyage, reiseburo
  hotel: pensione, pousada, herberg, vandrarhem, gite, albergo, guest house, guesthouse
  fitness: sportschool, academia de ginastica
  jewellery: juwelier, guldsmed, joyeria, joalharia, gioielleria, bijouterie
  photography: fotograaf, fotograf, fotografia, fotografo, photographe
  cleaning: schoonmaakbedrijf, stadfirma, limpieza, limpeza, pulizie
  physiotherapy: osteopath, osteopathy
  wedding: wedding venue
  logistics: removals, removal company, removal firm
  pets: cattery, pet groomer
  equestrian: riding school
  skincare: beauty salon
  language-learning: translator, translation, translators
  marketing: copywriter, web agency
  driving-lessons: driving school
  seafood: visboer, viswinkel, fiskhandel, pescaderia, peixaria, pescheria, poissonnerie, fischladen
`
    .trim()
    .split('\n')
    .map((line): [string, string[]] => {
      const [id = '', words = ''] = line.split(':');
      return [id.trim(), list(words)];
    }),
);
