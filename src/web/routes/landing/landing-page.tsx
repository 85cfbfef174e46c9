import { WhereBought } from '../../layouts/public/where-bought.tsx';
import { Accuracy } from './accuracy.tsx';
import { FinalCall } from './final-call.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Pricing } from './pricing.tsx';
import { Questions } from './questions.tsx';
import { Reviews } from './reviews.tsx';
import { WhatYouSee } from './what-you-see.tsx';

export function LandingPage() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <WhatYouSee />
      <Accuracy />
      <WhereBought isBought>
        <Pricing />
      </WhereBought>
      <Reviews />
      <Questions />
      <FinalCall />
    </>
  );
}
