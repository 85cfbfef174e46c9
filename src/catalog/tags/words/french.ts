import { ACCESSORIES } from './french/accessories.ts';
import { BABY } from './french/baby.ts';
import { BEAUTY } from './french/beauty.ts';
import { CLOTHING } from './french/clothing.ts';
import { CRAFTS } from './french/crafts.ts';
import { ELECTRONICS } from './french/electronics.ts';
import { GARDEN } from './french/garden.ts';
import { HEALTH } from './french/health.ts';
import { HOME } from './french/home.ts';
import { JEWELRY_AND_WATCHES } from './french/jewelry-and-watches.ts';
import { KITCHEN } from './french/kitchen.ts';
import { NO_CATEGORY } from './french/no-category.ts';
import { OUTDOORS } from './french/outdoors.ts';
import { PETS } from './french/pets.ts';
import { SPORTS } from './french/sports.ts';
import { TOOLS } from './french/tools.ts';
import { TOYS } from './french/toys.ts';
import { VEHICLES } from './french/vehicles.ts';
import type { Words } from './words.ts';

export const FRENCH: Words = {
  head: 'first',
  cuts: 'avec, compatible, compatible avec, en, pour, sans',
  subjects: [
    ACCESSORIES,
    BABY,
    BEAUTY,
    CLOTHING,
    CRAFTS,
    ELECTRONICS,
    GARDEN,
    HEALTH,
    HOME,
    JEWELRY_AND_WATCHES,
    KITCHEN,
    NO_CATEGORY,
    OUTDOORS,
    PETS,
    SPORTS,
    TOOLS,
    TOYS,
    VEHICLES,
  ],
  children: 'bebe, enfant, enfants, fille, garcon, junior, mixte, unisexe',
  nothing: `animaux de la foret, animaux de la jungle, anneau, arbre de vie, argent, auto adhesif, auto agrippant,
    auto collant, auto essorage, auto lissante, auto nettoyant, automatique, balance, base, baskets mode, bebe enfant,
    bebe et enfant, bebes enfants, bebes et enfants, beige sable, bleu canard, bleu ciel, bleu marine, bois, boite de,
    boites de, bracelet apple watch, bracelet pour apple watch, bracelet pour montre, cafe couleur, carte, casque,
    chaud, chocolat couleur, cle, cles, cloche, coffret, coffret de, coton, couleur bois, couleur or, cuir,
    cuisine de ma, edition limitee, enfant, enfant bebe, ensemble de, etui, fil de soie, fin, flacon, flacon pet,
    garcon, gris souris, housse, huile de lin, jaune citron, jaune moutarde, jean claude, jean francois, jean jacques,
    jean louis, jean luc, jean marie, jean michel, jean paul, jean pierre, jeu de, jeu de 2, kit, la cuisine de,
    laine de mouton, laine et coton, lange offert, lin, loisirs, lot, lot de, lot de 10, lot de 100, lot de 2,
    lot de 3, lot de 4, lot de 5, lot de 6, maman bebe, marron chocolat, marron glace, miel couleur, ml pet, mode,
    motif animaux, mug offert, noir mat, oeil de chat, or, oreille de chat, paire, paire de, paires, paires de,
    passerelle, plaque argent, plaque or, plaque or 18k, plaque or rose, plaquee argent, plaquee or, pochette offerte,
    pommeau, porte, pot, pour les enfants, rose poudre, rose the, roues, rouleau, rouleau de, sac de 25 kg, sac de the,
    sac offert, sachet, sangle, seigneur des anneaux, serie, serviette offerte, set, set de, silicone, soie,
    sport chic, sport et loisirs, sport loisirs, sports et loisirs, sports loisirs, style sport, support, supports,
    supports d eau, table console, tapis de souris mini, te, tete de lit capitonnee, tige, trousse offerte, tube,
    verre souffle, vert d eau, vert menthe, vert olive, vert pomme, vert sapin`,
  departments: `amelioration de l habitat, autres, bazar, beaute et sante, divers, droguerie, drugstore, idees cadeaux,
    maison et jardin, non alimentaire, non classe, nouveautes, parapharmacie divers, sante et beaute,
    tous les produits`,
  parts: 'piece de rechange, piece detachee, pieces, rechange, rechanges',
};
