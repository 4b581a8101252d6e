// The lighthouse story of the demo books: twenty-four pages, as the storyteller would hand them over.

export const lighthouseStory = [
  {
    text: 'Mia lived in a lighthouse at the edge of the sea, with Grandpa Joe, who kept the lamp, and Biscuit, who kept the biscuits.',
    cast: ['Mia', 'Grandpa Joe', 'Biscuit'],
  },
  {
    text: 'Mia had twelve chalks in a blue tin. She drew on the path. She drew on the steps. Once, very gently, she drew on Biscuit.',
    cast: ['Mia', 'Biscuit'],
  },
  {
    text: 'The best chalk was the yellow one. It was as bright as butter, and nobody else was allowed to hold it. Nobody at all.',
    cast: ['Mia'],
  },
  {
    text: 'Tomorrow Mia would be five. Tonight the fishing boats were sailing home for her birthday supper, every one of them, with a lantern on its mast.',
    cast: ['Mia', 'Grandpa Joe'],
  },
  {
    text: '"Nine boats," said Mia, and she drew nine boats on the kitchen door. "Nine lanterns. And Papa\'s is the little green one at the end."',
    cast: ['Mia', 'Biscuit'],
  },
  {
    text: 'But after lunch something soft and grey came creeping over the water. Whoosh, went the sea. Hush, went the fog.',
    cast: ['Mia', 'Biscuit'],
  },
  {
    text: "It swallowed the rocks. It swallowed the harbour. It even swallowed the end of Biscuit's tail, and he turned round twice to look for it.",
    cast: ['Mia', 'Biscuit'],
  },
  {
    text: '"The boats can\'t find the harbour in this," said Grandpa Joe, and he climbed up to light the lamp. Mia counted the empty hooks. One, two, three... nine.',
    cast: ['Mia', 'Grandpa Joe'],
  },
  {
    text: '"I\'ll ring the bell!" said Mia. She rang it till her arms ached. Ding, dong! Ding, dong! Somewhere out at sea, a small bell answered.',
    cast: ['Mia', 'Biscuit'],
  },
  {
    text: 'But in a fog a bell seems to come from everywhere at once. The answer went left, and then right, and then away. Whoosh, went the sea. Hush, went the fog.',
    cast: ['Mia', 'Biscuit'],
  },
  {
    text: '"I\'ll wave Grandpa\'s shirt!" said Mia. She tied the big white shirt to a broom, ran along the wall, and flapped it like the wing of a gull.',
    cast: ['Mia', 'Biscuit'],
  },
  {
    text: 'White shirt. White fog. "Where did you go?" called Grandpa Joe from the top of the tower. "I\'m right here!" called Mia. But he could not see her.',
    cast: ['Grandpa Joe'],
  },
  {
    text: 'Then he laughed. "Ah! I can see your boots!" Mia looked down at her boots. They were as red as two tomatoes.',
    cast: ['Mia', 'Biscuit'],
  },
  {
    text: 'Up she ran, round and round, ninety-one steps. "Turn up the lamp, Grandpa!" Grandpa Joe turned it up until it hummed.',
    cast: ['Mia', 'Biscuit'],
  },
  {
    text: 'White light. White fog. They might as well have shone a glass of milk. Whoosh, went the sea. Hush, went the fog.',
    cast: ['Mia', 'Grandpa Joe', 'Biscuit'],
  },
  {
    text: 'Mia sat down on the top step and put her chin on Biscuit. The blue tin poked her in the knee. It was all too big, and she was only nearly five.',
    cast: ['Mia', 'Biscuit'],
  },
  {
    text: 'She thought about the milk. She thought about her boots. Then she opened the tin. "Grandpa," said Mia slowly, "what if the light was not white?"',
    cast: ['Mia', 'Grandpa Joe'],
  },
  {
    text: 'So Mia dipped her chalks in water and began to draw on the great round window. Blue waves. Pink fish. A purple whale with a hat.',
    cast: ['Mia', 'Grandpa Joe', 'Biscuit'],
  },
  {
    text: 'But the window was as wide as a barn, and Mia had only two hands. Down below stood the children from the harbour, looking up. They had hands.',
    cast: ['Mia'],
  },
  {
    text: 'Mia took out the yellow chalk, the one as bright as butter. She looked at it for a long time. Then she broke it into nine pieces. "Come up!" she called.',
    cast: ['Mia'],
  },
  {
    text: 'Up they came, ninety-one steps, nine children puffing. They drew yellow suns, yellow bees, a yellow crocodile. Biscuit did a paw print. And Grandpa Joe turned up the lamp.',
    cast: ['Mia', 'Grandpa Joe', 'Biscuit'],
  },
  {
    text: 'Out over the water swam a purple whale made of light, with a hat on, and a great gold sun rolling behind it. One bell rang. Then another. Then nine.',
    cast: ['Mia', 'Grandpa Joe', 'Biscuit'],
  },
  {
    text: 'Home came the lanterns, following the whale. Seven, eight... and the little green one at the end. Whoosh, went the sea. Goodbye, went the fog.',
    cast: ['Mia', 'Biscuit'],
  },
  {
    text: 'There was cake on the harbour wall, and Papa\'s arms, and nine yellow stubs of chalk in a row. "Keep them," said Mia. "We\'ll need them tomorrow." And she drew, very gently, on Biscuit.',
    cast: ['Mia', 'Grandpa Joe', 'Biscuit'],
  },
]
