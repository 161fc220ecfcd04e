/** Who works under a name of their own, by how the word ends in any tongue, without accents: "Psicologa", "Kinderärztin", "Fysioterapeut". */
export const profession = new RegExp(
  `(?:${[
    // Greek and Latin roots that the tongues share
    '(?:olog|iatr|pedag|fotograf|photograph|graf|osteopat|osteopath|homeopat|heilpraktik|logoped|ortoped|naturopat)(?:e|en|er|in|a|o|ue|re|ra|e[ns]|ist|istin)?',
    '(?:terap|therap)(?:eut|euta|eute|eutin|ist|ista|iste)',
    '(?:dent|journal|illustrator|art|masso|psyk|mass|florist|organ|pian|violin|guitar|gitarr|tatuator|tatuad)(?:ist|ista|iste|istin|or|ora|rice)?',
    'illustrat(?:or|orin|rice|eur|ore)',
    // endings that only people have: German women, Romance and Finnish trades
    '[a-z]{2,}(?:er|or|eur|ent|ant|ist|log|graf)in|[a-z]{4,}ist[ae]|[a-z]{4,}(?:aja|oja|uja|ija|eja)|[a-z]{4,}(?:ogiste|arka|orka|tka|erka)',
    '[a-z]{7,}(?:feger|leger|macher|bauer|meister|pfleger|decker|fuhrer|lehrer|setzer|schmied)|leraar|lerares|schilder|stukadoor|loodgieter|malare|rormokare|elektriker|rorlegger|plombier|electricienn?e?|peintre|serrurier|luthier|sculpt(?:eur|rice)|boulanger|boulangere|fontaner[oa]|pintora?|escultora?|idraulico|pittore|pittrice|sarto|liutaio|canalizador|hydraulik|stolarz|krawcowa|elektryk|elektrikar|krejci|truhlar|kosmetyczka',
    // the law, the books
    'anwalt|anwaltin|abogad[oa]|avocate?|avvocat[oa]|advogad[oa]|advocaat|advokat|adwokat|asianajaja|advokatka|notar|notarin|notaire|notai[oa]|notari[oa]|steuerberater(?:in)?|comptable|contable|commercialista|contabilista|revisor',
    // health
    'arzt|arztin|doctora?|docteur|dottoressa|dokter|lakare|laege|lege|legen|laakari|lekarz|lekarka|hebamme|sage-femme|comadrona|matrona|ostetrica|parteira|verloskundige|vroedvrouw|barnmorska|jordemoder|jordmor|katilo|polozna|dierenarts|veterinari[oa]|tierarztin?|dyrlaege|veterinar|hammaslaakari|fysioterapeut[ti]?|kiropraktor|chiropractor|dietist',
    // making and building
    'architekt|architektin|architecte|arquitect[oa]|architett[oa]|arquitet[oa]|architect|arkitekt|arkkitehti|schreiner(?:in)?|tischler(?:in)?|maler(?:in)?|malermeister|schneider(?:in)?|schneidermeister(?:in)?|goldschmied(?:in)?|keramiker(?:in)?|topfer(?:in)?|ebeniste|menuisier|carpinter[oa]|falegname|timmerman|snickare|snedker|snekker|ceramista|ceramiste|couturiere|sarta|modista|skraddare|skraedder|skredder',
    // looks
    'friseur(?:in)?|friseurmeister(?:in)?|coiffeuse?|coiffeur|peluquer[oa]|parrucchier[ea]|cabeleireir[oa]|kapper|kapster|frisor|fryzjer(?:ka)?|kampaaja|kosmetikerin|estheticienne|esteticista',
    // teaching and leading
    'lehrer(?:in)?|musiklehrer(?:in)?|professeure?|profesora?|professora?|insegnante|maestr[oa]|larare|laerer|opettaja|guide|fjellguide|bergfuhrer(?:in)?|guia|guida|gids|coach|trainer(?:in)?|traductora?|traduct(?:eur|rice)|traduttrice|traduttore|tradutora?|ubersetzer(?:in)?|vertaler|oversaetter|oversetter|dolmetscher(?:in)?|berater(?:in)?',
    'paysagiste|jardinier|jardiner[oa]|giardinier[ea]|jardineir[oa]|gartner(?:in)?|hovenier|tradgardsmastare|gartner|koch|kochin|chef|cuisinier|cociner[oa]|cuoc[oa]|kok|kock|kokk|sommelier|sommeliere|musiker(?:in)?|sanger(?:in)?|zauberer|magicien|mago|tryllekunstner',
    'фотограф|психолог|адвокат|юрист|стоматолог|архитектор|врач|репетитор|нотариус|ветеринар|массажист|массажистка|парикмахер|дизайнер|тренер|повар|акушерка|логопед|лікар|лікарка|архітектор|перукар|нотаріус|кухар|акушерка|дизайнерка|фотографка|психологиня',
    'φωτογραφος|δικηγορος|οδοντιατρος|αρχιτεκτονας|ψυχολογος|γιατρος|κτηνιατρος|λογιστης|φυσικοθεραπευτης|κομμωτρια|μαια',
  ].join('|')})$`,
);
