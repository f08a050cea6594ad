CREATE TABLE "list_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"word" text NOT NULL,
	"definition" text
);
--> statement-breakpoint
CREATE TABLE "word_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "word_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"made_by" integer,
	"name" text NOT NULL,
	"year_group" smallint NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "word_lists_year_group" CHECK ("word_lists"."year_group" between 1 and 6)
);
--> statement-breakpoint
ALTER TABLE "list_words" ADD CONSTRAINT "list_words_list_id_word_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."word_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_lists" ADD CONSTRAINT "word_lists_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "list_words_list_word" ON "list_words" USING btree ("list_id","word");--> statement-breakpoint
CREATE INDEX "word_lists_made_by" ON "word_lists" USING btree ("made_by");