CREATE TABLE "tables_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tables_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"kind" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tables_results" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tables_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"check_id" integer,
	"deal_id" uuid NOT NULL,
	"starts" smallint DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"pace" smallint,
	"finished_at" timestamp with time zone,
	"score" smallint,
	"answered" smallint,
	"verified" boolean DEFAULT false NOT NULL,
	"rushed" boolean DEFAULT false NOT NULL,
	"facts" smallint[],
	"given" integer[],
	"answers" "bytea",
	"played_at" timestamp with time zone,
	"after_nth" integer,
	"is_remembered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tables_results_deal" UNIQUE("user_id","deal_id")
);
--> statement-breakpoint
ALTER TABLE "tables_checks" ADD CONSTRAINT "tables_checks_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tables_results" ADD CONSTRAINT "tables_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tables_results" ADD CONSTRAINT "tables_results_check_id_tables_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."tables_checks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tables_checks_class" ON "tables_checks" USING btree ("class_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tables_checks_open" ON "tables_checks" USING btree ("class_id","kind") WHERE "tables_checks"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tables_results_under_way" ON "tables_results" USING btree ("check_id","user_id") WHERE "tables_results"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "tables_results_check" ON "tables_results" USING btree ("check_id");