// The product's name: spelt here and nowhere else under src/.

export const brand = 'Fablekin'
