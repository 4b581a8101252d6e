// Book Information: the title page, for whom, what happens, what it looks like.

import { isAdultRecipient, limits } from '../../books/book.ts'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { askedWords as asked } from '../asked-words.ts'
import { artStylesWith, genres, isOther, occasions, optionsWith, recipients } from '../choice-lists.ts'
import { foreseenOf } from '../foreseen-wish.ts'
import { isForRhyme } from '../reading-age.ts'
import { studioWords } from '../words.ts'
import { ChipChoice } from './chip-choice.tsx'
import { ForeseenIdea } from './foreseen-idea.tsx'
import { Leaf } from './leaf.tsx'
import type { BookFields } from './use-book-form.ts'

const { fields: labels, hints, parts } = studioWords

interface LeafProps {
  fields: BookFields
}

export function BookInformation({ fields, styleName }: LeafProps & { styleName: string }) {
  return (
    <section aria-labelledby="book-information" className="grid gap-5">
      <h2 id="book-information">{studioWords.information}</h2>
      <TitlePage fields={fields} />
      <Recipient fields={fields} />
      <Story fields={fields} />
      <Look fields={fields} styleName={styleName} />
    </section>
  )
}

function TitlePage({ fields }: LeafProps) {
  const title = fields.text('title')
  return (
    <Leaf title={parts.titlePage} number={1}>
      {/* A title may need several lines to be seen whole, and is still one line. */}
      <TextAreaField
        {...title}
        onValue={(value) => title.onValue(value.replaceAll(/[\r\n]+/g, ' '))}
        label={labels.title}
        hint={hints.title}
        rows={1}
        autoComplete="off"
        dir="auto"
        className="form-title"
        printed={{ most: limits.title, where: 'the title' }}
        required
      />
      <TextAreaField
        {...fields.text('dedication')}
        printed={{ most: limits.dedication, where: 'the dedication' }}
        label={labels.dedication}
        hint={hints.dedication}
        rows={3}
        dir="auto"
      />
    </Leaf>
  )
}

function Recipient({ fields }: LeafProps) {
  const { form, text } = fields
  const adult = isAdultRecipient(form.recipient_type)
  return (
    <Leaf title={parts.who} number={2}>
      <ChipChoice
        {...text('recipient_type')}
        label={labels.recipient_type}
        options={optionsWith(recipients, form.recipient_type)}
      />
      {isOther(form.recipient_type) && (
        <TextField {...text('recipient_other')} label={labels.recipient_other} autoComplete="off" dir="auto" />
      )}
      <TextField
        {...text('recipient_age')}
        label={labels.recipient_age}
        hint={adult ? hints.adult_age : hints.recipient_age(limits.recipientAge)}
        inputMode="numeric"
        autoComplete="off"
        className="age-field"
      />
      <ChipChoice {...text('occasion')} label={labels.occasion} options={optionsWith(occasions, form.occasion)} />
      {isOther(form.occasion) && (
        <TextField {...text('occasion_other')} label={labels.occasion_other} autoComplete="off" dir="auto" />
      )}
    </Leaf>
  )
}

function Story({ fields }: LeafProps) {
  const { form, text } = fields
  const area = (name: 'personal_elements' | 'story_setting' | 'story_theme' | 'moral_lesson' | 'avoid') => (
    <TextAreaField {...text(name)} label={labels[name]} hint={hints[name]} rows={2} dir="auto" />
  )
  return (
    <Leaf title={parts.story} number={3}>
      <ChipChoice {...text('genre')} label={labels.genre} options={optionsWith(genres, form.genre)} />
      {area('personal_elements')}
      <div className="form-leaf-pair">
        {area('story_setting')}
        {area('story_theme')}
        {area('moral_lesson')}
        {area('avoid')}
      </div>
      <TextAreaField {...text('own_words')} label={labels.own_words} hint={hints.own_words} rows={4} dir="auto" />
      {form.own_words.trim() === '' && <ForeseenIdea wish={foreseenOf(form)} />}
      {isForRhyme(form) && <Rhyme fields={fields} />}
    </Leaf>
  )
}

function Rhyme({ fields }: LeafProps) {
  const { checked, onChecked, ...wire } = fields.tick('rhyme')
  return (
    <ChipChoice
      {...wire}
      label={labels.rhyme}
      hint={hints.rhyme}
      value={checked ? 'yes' : 'no'}
      onValue={(value) => onChecked(value === 'yes')}
      options={[
        { value: 'no', label: asked.plain },
        { value: 'yes', label: asked.rhymed },
      ]}
    />
  )
}

function Look({ fields, styleName }: LeafProps & { styleName: string }) {
  return (
    <Leaf title={parts.look} number={4}>
      <ChipChoice
        {...fields.text('art_style_id')}
        label={labels.art_style_id}
        options={artStylesWith(fields.form.art_style_id, styleName)}
        swatch={styleSwatch}
      />
    </Leaf>
  )
}

const styleSwatch = (style: string) => <span className={`style-swatch style-${style}`} aria-hidden="true" />
