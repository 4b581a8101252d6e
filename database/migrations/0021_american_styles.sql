-- The words on screens are American; an operator's own stay as they are.
UPDATE "art_styles" SET "description" = 'Clean flat shapes with crisp edges and cheerful colors.' WHERE "description" = 'Clean flat shapes with crisp edges and cheerful colours.';--> statement-breakpoint
UPDATE "art_styles" SET "description" = 'Rich painted brushwork with glowing light and deep color.' WHERE "description" = 'Rich painted brushwork with glowing light and deep colour.';
