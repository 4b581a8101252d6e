// Random properties draw the same cases in every run, so that what fails here fails there, too; TEST_SEED draws others.

import { configureGlobal } from 'fast-check'

configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20_261_121) })
