-- NOT VALID: rows from before are not looked at. No work was about words then, because lists could not be set yet.
ALTER TABLE "set_work" ADD CONSTRAINT "set_work_words_id_word_lists_id_fk" FOREIGN KEY ("words_id") REFERENCES "public"."word_lists"("id") ON DELETE cascade ON UPDATE no action NOT VALID;
